import type { HandlersOf } from '#chamada'
import type { ContextoComprador } from '#acesso'
import type { Sql } from '#infra'
import type { ProdutosVivos } from '#produto'
import { acceptTudo, answerLinha, editLinha, suggestLinha } from '#negociacao'

import { readDoCliente } from './read-do-cliente.ts'

type Base = '/v4/cart/{idfornecedor}/{idcliente}/negociacao'
type Calls =
  | `GET ${Base}`
  | `PUT ${Base}/linhas/{idlinha}`
  | `POST ${Base}/aceite`
  | `POST ${Base}/sugestoes`
  | `PUT ${Base}/linhas/{idlinha}/edicao`

/** The customer's side of an assisted negotiation (ux 1.23). */
export function createNegociacaoDoClienteHandlers(sql: Sql, vivos: ProdutosVivos): HandlersOf<Calls> {
  const deps = { sql, vivos }
  const then = async (contexto: ContextoComprador, feito: Promise<void>) => {
    await feito
    return readDoCliente(deps, contexto)
  }
  return {
    'GET /v4/cart/{idfornecedor}/{idcliente}/negociacao': ({ contexto }) => readDoCliente(deps, contexto),
    'PUT /v4/cart/{idfornecedor}/{idcliente}/negociacao/linhas/{idlinha}': ({ params, body, contexto }) =>
      then(contexto, answerLinha(deps, contexto, params.idlinha, body)),
    'POST /v4/cart/{idfornecedor}/{idcliente}/negociacao/aceite': ({ body, contexto }) =>
      then(contexto, acceptTudo(deps, contexto, body.visto)),
    'POST /v4/cart/{idfornecedor}/{idcliente}/negociacao/sugestoes': ({ body, contexto }) =>
      then(contexto, suggestLinha(deps, contexto, body)),
    'PUT /v4/cart/{idfornecedor}/{idcliente}/negociacao/linhas/{idlinha}/edicao': async ({
      params,
      body,
      contexto,
    }) => ({ editando: await editLinha(sql, contexto, params.idlinha, body.editando) }),
  }
}
