import type { PorChamada } from '#descricao'

/** A second proof at the login. */
export const chamadasDaProtecao = {
  'GET /painel/v1/{idfornecedor}/titulares': {
    estado: 'Which requests; absent: those that wait for an answer.',
    cursor: '`cursor` of the page before; absent: the first page.',
  },
  'POST /painel/v1/{idfornecedor}/titulares/{idrequerimento}/anonimizacao': {
    versao: 'Version that was looked at.',
  },
  'POST /v1/app/{session_token}/usuario/autenticar/segundo-passo': {
    codigo: 'Six digits of the authenticator app, or a code on paper.',
  },
  'POST /v4/usuario/segundo-fator/aplicativo': {
    segredo: 'Secret of the app in Base32, for who types it, shown in this answer alone.',
  },
  'POST /v4/usuario/segundo-fator/aplicativo/confirmar': {
    codigo: 'Six digits of the authenticator app.',
    token: 'Token that the session goes on under; null: a browser has it as its cookie.',
  },
  'POST /v4/usuario/segundo-fator/passkeys/desafio': {
    desafio: 'What the authenticator signs, base64url, good once and for five minutes.',
    nome: 'Name of the person.',
  },
  'POST /v4/usuario/segundo-fator/passkeys': {
    nome: 'What its owner calls the passkey.',
    codigos:
      'Codes on paper, where this is the first protection of the login, shown in this answer alone; else null.',
    token: 'Token that the session goes on under; null: a browser has it as its cookie, or nothing changed.',
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey/desafio': {
    desafio: 'What an authenticator signs, base64url, good once and for five minutes.',
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey': {
    passo: 'What a login by password answered, `detalhes.passo`; absent: the passkey alone says who enters.',
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey/levar': {
    url: "Address at the platform's host, absolute, where a passkey confirms it.",
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey/confirmar': {
    url: 'Address that leads back to the store, absolute, good once and for a minute, in the browser that it left.',
  },
  'POST /v1/app/{session_token}/usuario/autenticar/passkey/voltar': {
    codigo: 'Code that the login came back with.',
  },
  'PUT /painel/v1/{idfornecedor}/segundo-fator': {
    versao: 'Version of what is asked, as it was read; null or absent: whatever stands there.',
    prazo_dias: 'Days until who has no second proof opens nothing more; 0: at once.',
  },
  'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator': {
    idusuario: 'Id of the login of the member.',
  },
} as const satisfies PorChamada
