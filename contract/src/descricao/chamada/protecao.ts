import type { PorChamada } from '#descricao'

/** A second proof at the login. */
export const chamadasDaProtecao = {
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
  'PUT /painel/v1/{idfornecedor}/segundo-fator': {
    versao: 'Version of what is asked, as it was read; null or absent: whatever stands there.',
    prazo_dias: 'Days until who has no second proof opens nothing more; 0: at once.',
  },
  'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator': {
    idusuario: 'Id of the login of the member.',
  },
} as const satisfies PorChamada
