import type { HandlersOf } from '#chamada'

import { beginPasskey, confirmPasskey, removePasskey } from './change-passkey.ts'
import { beginEntrada, enterPasskey } from './enter-passkey.ts'
import type { EntradaDeps } from './finish-login.ts'
import { confirmLogin, finishLevada, showConfirmacao, takePasskey } from './take-passkey.ts'

type Dele = '/v4/usuario/segundo-fator/passkeys'
type Entrada = '/v1/app/{session_token}/usuario/autenticar/passkey'
export type PasskeyCalls =
  | `POST ${Dele}/desafio`
  | `POST ${Dele}`
  | `POST ${Dele}/{idpasskey}/remover`
  | `POST ${Entrada}/desafio`
  | `POST ${Entrada}`
  | `POST ${Entrada}/${'levar' | 'confirmacao' | 'confirmar' | 'voltar'}`

/** Passkeys of who works in the panel (decision 0168). */
export function createPasskeyHandlers(deps: EntradaDeps): HandlersOf<PasskeyCalls> {
  return {
    'POST /v4/usuario/segundo-fator/passkeys/desafio': ({ body, ...dono }) => beginPasskey(deps, dono, body),
    'POST /v4/usuario/segundo-fator/passkeys': ({ body, ...dono }) => confirmPasskey(deps, dono, body),
    'POST /v4/usuario/segundo-fator/passkeys/{idpasskey}/remover': async ({ params, body, ...dono }) => {
      await removePasskey(deps, dono, { ...body, idpasskey: params.idpasskey })
      return {}
    },
    'POST /v1/app/{session_token}/usuario/autenticar/passkey/desafio': ({ requisicao }) =>
      beginEntrada(deps, requisicao),
    'POST /v1/app/{session_token}/usuario/autenticar/passkey': ({ body, requisicao }) =>
      enterPasskey(deps, body, requisicao),
    'POST /v1/app/{session_token}/usuario/autenticar/passkey/levar': ({ body, requisicao }) =>
      takePasskey(deps, body, requisicao),
    'POST /v1/app/{session_token}/usuario/autenticar/passkey/confirmacao': ({ body }) =>
      showConfirmacao(deps, body),
    'POST /v1/app/{session_token}/usuario/autenticar/passkey/confirmar': ({ body, requisicao }) =>
      confirmLogin(deps, body, requisicao),
    'POST /v1/app/{session_token}/usuario/autenticar/passkey/voltar': ({ body, requisicao }) =>
      finishLevada(deps, body, requisicao),
  }
}
