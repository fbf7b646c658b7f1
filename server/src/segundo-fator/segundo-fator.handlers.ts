import { lojaOf, quemOf } from '#acesso'
import type { HandlersOf } from '#chamada'

import { beginAplicativo, confirmAplicativo, removeAplicativo, renewCodigos } from './change-fator.ts'
import { saveExigencia, showExigencia } from './exigencia.ts'
import { finishLogin, type EntradaDeps } from './finish-login.ts'
import { createPasskeyHandlers, type PasskeyCalls } from './passkey.handlers.ts'
import { resetFator } from './reset-fator.ts'
import { showProtecao } from './show-protecao.ts'

type Dele = '/v4/usuario/segundo-fator'
type DaLoja = '/painel/v1/{idfornecedor}'
type Calls =
  | 'POST /v1/app/{session_token}/usuario/autenticar/segundo-passo'
  | `GET ${Dele}`
  | `POST ${Dele}/aplicativo`
  | `POST ${Dele}/aplicativo/confirmar`
  | `POST ${Dele}/aplicativo/remover`
  | `POST ${Dele}/codigos`
  | PasskeyCalls
  | `GET ${DaLoja}/segundo-fator`
  | `PUT ${DaLoja}/segundo-fator`
  | `DELETE ${DaLoja}/equipe/{idusuario}/segundo-fator`

/** A second proof at the login: one's own, and that a supplier asks of its team (decision 0157). */
export function createSegundoFatorHandlers(deps: EntradaDeps): HandlersOf<Calls> {
  const { sql, cofre } = deps
  return {
    'POST /v1/app/{session_token}/usuario/autenticar/segundo-passo': ({ body, requisicao }) =>
      finishLogin(deps, body, requisicao),
    'GET /v4/usuario/segundo-fator': (dono) => showProtecao(deps, dono),
    ...createPasskeyHandlers(deps),
    'POST /v4/usuario/segundo-fator/aplicativo': ({ body, ...dono }) => beginAplicativo(deps, dono, body),
    'POST /v4/usuario/segundo-fator/aplicativo/confirmar': ({ body, ...dono }) =>
      confirmAplicativo(deps, dono, body.codigo),
    'POST /v4/usuario/segundo-fator/aplicativo/remover': async ({ body, ...dono }) => {
      await removeAplicativo(deps, dono, body)
      return {}
    },
    'POST /v4/usuario/segundo-fator/codigos': ({ body, ...dono }) => renewCodigos(deps, dono, body),
    'GET /painel/v1/{idfornecedor}/segundo-fator': ({ contexto }) =>
      showExigencia(sql, lojaOf(contexto).idfornecedor),
    'PUT /painel/v1/{idfornecedor}/segundo-fator': async ({ body, contexto }) => {
      await saveExigencia({ sql, cofre }, quemOf(contexto), body)
      return showExigencia(sql, lojaOf(contexto).idfornecedor)
    },
    'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator': async ({ params, contexto }) => {
      await resetFator(sql, params.idusuario, contexto)
      return {}
    },
  }
}
