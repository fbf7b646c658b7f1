import type { Descricoes } from '#descricao'

/** How a login is protected besides its password. */
export const protecao = {
  aplicativo_em: 'When an authenticator app was confirmed, ISO 8601 instant; null: there is none.',
  codigos: 'Codes on paper, each good once; they are shown in this answer alone.',
  codigos_restantes: 'How many codes on paper are still good.',
  chamada: 'Method and path of a call, as `GET /painel/v1/pedidos/{num}`.',
  faz: 'What a call does, in words.',
  com_fator: 'How many of the people of the panel have a second proof.',
  exige: 'Whether a second proof is asked of who works in the panel.',
  exigido_por: 'Suppliers that ask a second proof of this login.',
  fator_ate:
    'From when on the panel of this supplier stays shut for want of a second proof, ISO 8601 instant; null: nothing is missing.',
  fora_do_ar:
    'The platform has taken the supplier off the air: its shop is shut, its team reads; null: it is on the air.',
  idpasskey: 'Id of a passkey.',
  passkeys: 'Passkeys of this login, the oldest first.',
  passkeys_aqui: 'Whether the request came by the address that passkeys work at.',
  passkeys_em: 'Scheme and host of the panel that passkeys are made for and asked at.',
  passo: 'What the first step of the login answered, `detalhes.passo`: good for five minutes and five codes.',
  juntas_dias: 'Days that the new key and the one before are both good.',
  segundo_fator: 'Whether the login asks for a second proof.',
  uri: 'The same as `otpauth://`, which the QR code says.',
  usada_de: 'Network that the key was used from last, as `203.0.113.0/24`; null: not known.',
  validade_dias: 'Days until the key ends by itself; absent or null: never.',
  vale_em: 'From when on who has no second proof opens nothing, ISO 8601 instant; null: nobody is asked.',
  attestationObject: 'The new credential as the browser answers it, base64url; without attestation.',
  authenticatorData: 'What the authenticator says of itself, base64url.',
  clientDataJSON: 'What the browser says that it asked, base64url.',
  conta: 'E-mail of the login, as the authenticator shows it.',
  existentes: 'Ids of the credentials that this login has, base64url.',
  idconta: 'Id of the login for the authenticator, base64url.',
  idcredencial: 'Id that the authenticator gave a credential, base64url.',
  rpid: 'Host that passkeys are for (relying party id).',
  signature: 'Signature of the authenticator, base64url.',
  userHandle: 'Id of the login that the authenticator keeps, base64url; absent: it says none.',
} as const satisfies Descricoes
