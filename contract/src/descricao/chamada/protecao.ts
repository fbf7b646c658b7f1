import type { PorChamada } from '#descricao'

const prova = {
  senha: 'Password of the login; absent: `codigo` proves it.',
  codigo: 'Code of the app, or on paper, in place of the password.',
} as const
const codigoDoApp = 'Six digits of the authenticator app.'

/** A second proof at the login. */
export const chamadasDaProtecao = {
  'POST /v1/app/{session_token}/usuario/autenticar/segundo-passo': {
    codigo: 'Six digits of the authenticator app, or a code on paper.',
    token: 'Token of the new session; null: a browser has it as its cookie.',
  },
  'POST /v4/usuario/segundo-fator/aplicativo': {
    ...prova,
    segredo: 'Secret of the app in Base32, for who types it, shown in this answer alone.',
  },
  'POST /v4/usuario/segundo-fator/aplicativo/confirmar': {
    codigo: codigoDoApp,
    token: 'Token that the session goes on under; null: a browser has it as its cookie.',
  },
  'POST /v4/usuario/segundo-fator/aplicativo/remover': prova,
  'POST /v4/usuario/segundo-fator/codigos': prova,
  'GET /painel/v1/{idfornecedor}/segundo-fator': {
    versao: 'Version of what is asked; null: nothing is.',
    pessoas: 'Who works in the panel.',
  },
  'PUT /painel/v1/{idfornecedor}/segundo-fator': {
    versao: 'Version of what is asked, as it was read; null or absent: whatever stands there.',
    prazo_dias: 'Days until who has no second proof opens nothing more; 0: at once.',
    pessoas: 'Who works in the panel.',
  },
  'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator': {
    idusuario: 'Id of the login of the member.',
  },
} as const satisfies PorChamada
