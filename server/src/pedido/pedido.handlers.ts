import { idNulo, type FiltroPedidos } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, type Config, type Sql } from '#infra'
import type { Pagamentos } from '#pagamento'

import { findPedido, listPedidos, type FiltroLista } from './pedido.repository.ts'
import { checkDuplicidade, submitPedido } from './submit-pedido.ts'
import { toQuemVe } from './to-quem-ve.ts'

type Calls =
  | 'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade'
  | 'POST /v2/app/{session_token}/usuario/{id}/pedido'
  | 'GET /v2/app/pedido/cliente/{idcliente}'
  | 'GET /v2/app/{session_token}/order/{numpedido}'

/** Orders: submission and what follows it (§7 Orders, readings 6 and 7). */
export function createPedidoHandlers(
  sql: Sql,
  pagamentos: Pagamentos,
  { demo }: Pick<Config, 'demo'>,
): HandlersOf<Calls> {
  return {
    'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade': ({ body, contexto }) =>
      checkDuplicidade(sql, body, contexto),
    'POST /v2/app/{session_token}/usuario/{id}/pedido': ({ body, contexto }) =>
      submitPedido({ sql, pagamentos }, body, contexto),
    'GET /v2/app/pedido/cliente/{idcliente}': async ({ params, query, contexto }) => {
      const idfornecedor = query.idfornecedor ?? borderOf(contexto)
      const { data, total } = await listPedidos(sql, toFiltro(params.idcliente, { ...query, idfornecedor }))
      const { page, limit } = query
      return { data, totalItems: total, totalPages: Math.ceil(total / limit), currentPage: page, page, limit }
    },
    'GET /v2/app/{session_token}/order/{numpedido}': async ({ params, contexto }) => {
      const quem = toQuemVe(contexto)
      if (!quem) throw new Falha('sessao_expirada', { action: 'logout' })
      const pedido = await findPedido(sql, params.numpedido, quem, demo)
      if (!pedido) throw new Falha('nao_encontrado')
      return pedido
    },
  }
}

/** Who acts for a cliente on a supplier's behalf sees what it ordered there, and nowhere else. */
function borderOf({ papel, sessao }: ContextoComprador): string | undefined {
  const isDeFora = papel === 'representante' || papel === 'api-key'
  return isDeFora ? (sessao?.idfornecedor ?? idNulo) : undefined
}

function toFiltro(idcliente: string, query: FiltroPedidos): FiltroLista {
  return {
    idcliente,
    idfornecedor: query.idfornecedor ?? null,
    status: (query.status ?? '').split(',').filter(Boolean),
    texto: query.sk?.trim() || null,
    numpedido: query.numpedido ?? null,
    canalVenda: query.canalVenda ?? null,
    idformapagto: query.idformapagto ?? null,
    dataInicio: query.dataInicio ?? null,
    dataFim: query.dataFim ?? null,
    ordenacao: query.ordenacao,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  }
}
