import type { HandlersOf } from '#chamada'
import type { EnderecoDaLoja, Sql } from '#infra'
import type { Pagamentos } from '#pagamento'
import type { ProdutosVivos } from '#produto'
import {
  applyDesconto,
  changeFrete,
  changeLinha,
  decideAlcada,
  donoOf,
  editLinha,
  includeProduto,
  matchUltimos,
  releaseComPrecos,
  removeLinha,
} from '#negociacao'

import { closePedido } from './close-pedido.ts'
import { createPosseHandlers } from './posse.handlers.ts'
import { readVivos } from './read-carrinhos.ts'
import { readEntregas } from './read-entregas.ts'
import { answerGrade, readGrade } from './read-grade.ts'
import { readHistorico } from './read-historico.ts'

type Um = '/painel/v1/{idfornecedor}/negociacoes/{idcliente}'
type Calls =
  | 'GET /painel/v1/{idfornecedor}/carrinhos-abertos'
  | `GET ${Um}`
  | `GET ${Um}/historico`
  | `GET ${Um}/entregas`
  | `POST ${Um}/linhas`
  | `${'PUT' | 'DELETE'} ${Um}/linhas/{idlinha}`
  | `PUT ${Um}/linhas/{idlinha}/edicao`
  | `PUT ${Um}/linhas/{idlinha}/alcada`
  | `PUT ${Um}/frete`
  | `POST ${Um}/desconto`
  | `POST ${Um}/ultimos-precos`
  | `POST ${Um}/liberacao`
  | `POST ${Um}/pedido`

interface HandlerDeps {
  sql: Sql
  produtos: ProdutosVivos
  pagamentos: Pagamentos
  config: EnderecoDaLoja
}

/** The attendant's side of an assisted negotiation (decision 0109). */
export function createNegociacaoHandlers({
  sql,
  produtos: vivos,
  pagamentos,
  config,
}: HandlerDeps): HandlersOf<Calls> & ReturnType<typeof createPosseHandlers> {
  const deps = { sql, vivos }
  const then = answerGrade(deps)
  return {
    ...createPosseHandlers(sql, vivos),
    'GET /painel/v1/{idfornecedor}/carrinhos-abertos': ({ query, contexto }) =>
      readVivos(deps, contexto, query),
    'GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}': ({ contexto }) => readGrade(deps, contexto),
    'GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}/historico': ({ query, contexto }) =>
      readHistorico(sql, donoOf(contexto), query),
    'GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}/entregas': ({ contexto }) =>
      readEntregas(deps, contexto),
    'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas': ({ body, contexto }) =>
      then(contexto, includeProduto(deps, contexto, body)),
    'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}': ({ params, body, contexto }) =>
      then(contexto, changeLinha(deps, contexto, params.idlinha, body)),
    'DELETE /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}': ({
      params,
      query,
      contexto,
    }) => then(contexto, removeLinha(deps, contexto, params.idlinha, query.visto)),
    'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}/edicao': async ({
      params,
      body,
      contexto,
    }) => ({ editando: await editLinha(sql, contexto, params.idlinha, body.editando) }),
    'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/linhas/{idlinha}/alcada': ({
      params,
      body,
      contexto,
    }) => then(contexto, decideAlcada(deps, contexto, params.idlinha, body)),
    'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/frete': ({ body, contexto }) =>
      then(contexto, changeFrete(deps, contexto, body)),
    'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/desconto': async ({ body, contexto }) => {
      const linhas = await applyDesconto(deps, contexto, { ...body, ids: body.ids })
      return { grade: await readGrade(deps, contexto), linhas }
    },
    'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/ultimos-precos': async ({ body, contexto }) => {
      const linhas = await matchUltimos(deps, contexto, { ...body, ids: body.ids })
      return { grade: await readGrade(deps, contexto), linhas }
    },
    'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/liberacao': ({ body, contexto }) =>
      then(contexto, releaseComPrecos(deps, contexto, body)),
    'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/pedido': ({ body, contexto }) =>
      closePedido({ sql, pagamentos, config, vivos }, contexto, body),
  }
}
