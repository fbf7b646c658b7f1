import type { Descricoes } from '#descricao'

/** How a login is protected besides its password. */
export const protecao = {
  aplicativo_em: 'When an authenticator app was confirmed, ISO 8601 instant; null: there is none.',
  codigos: 'Codes on paper, each good once; they are shown in this answer alone.',
  codigos_restantes: 'How many codes on paper are still good.',
  com_fator: 'How many of the people of the panel have a second proof.',
  exige: 'Whether a second proof is asked of who works in the panel.',
  exigido_por: 'Suppliers that ask a second proof of this login.',
  fator_ate:
    'From when on the panel of this supplier stays shut for want of a second proof, ISO 8601 instant; null: nothing is missing.',
  fora_do_ar:
    'The platform has taken the supplier off the air: its shop is shut, its team reads; null: it is on the air.',
  passo: 'What the first step of the login answered, `detalhes.passo`: good for five minutes and five codes.',
  juntas_dias: 'Days that the new key and the one before are both good.',
  segundo_fator: 'Whether the login asks for a second proof.',
  uri: 'The same as `otpauth://`, which the QR code says.',
  usada_de: 'Network that the key was used from last, as `203.0.113.0/24`; null: not known.',
  validade_dias: 'Days until the key ends by itself; absent or null: never.',
  vale_em: 'From when on who has no second proof opens nothing, ISO 8601 instant; null: nobody is asked.',
} as const satisfies Descricoes
