import { failSemSessao } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, type Sql, type EnderecoDaLoja } from '#infra'
import type { Pagamentos } from '#pagamento'
import type { ProdutosVivos } from '#produto'

import { keepRecusa } from './keep-recusa.ts'
import { listPedidos } from './lista.repository.ts'
import { atorOf } from './move-pedido.ts'
import { findPedido } from './pedido.repository.ts'
import { checkDuplicidade, submitPedido } from './submit-pedido.ts'
import { toFiltro } from './to-filtro.ts'
import { toQuemVe } from './to-quem-ve.ts'

type Calls =
  | 'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade'
  | 'POST /v2/app/{session_token}/usuario/{id}/pedido'
  | 'GET /v2/app/pedido/cliente/{idcliente}'
  | 'GET /v2/app/{session_token}/order/{numpedido}'

/** Orders: submission and what follows it (§7 Orders, readings 6 and 7). */
export function createPedidoHandlers({
  sql,
  pagamentos,
  config,
  produtos: vivos,
}: {
  sql: Sql
  pagamentos: Pagamentos
  config: EnderecoDaLoja
  produtos: ProdutosVivos
}): HandlersOf<Calls> {
  return {
    'POST /v2/app/{session_token}/usuario/{id}/pedido/duplicidade': async ({ body, contexto }) => {
      const resposta = await checkDuplicidade(sql, body, contexto)
      await keepRecusa(sql, contexto, resposta.mensagemErro)
      return resposta
    },
    'POST /v2/app/{session_token}/usuario/{id}/pedido': ({ body, contexto }) =>
      submitPedido({ sql, pagamentos, config, vivos }, body, contexto).catch(async (error: unknown) => {
        // The refusal is the answer, kept or not.
        await keepRecusa(sql, contexto, error).catch(() => {})
        throw error
      }),
    'GET /v2/app/pedido/cliente/{idcliente}': async ({ params, query, contexto }) => {
      const { page, limit } = query
      const offset = (page - 1) * limit
      const { data, total } = await listPedidos(sql, toFiltro(params.idcliente, query, contexto), {
        limit,
        offset,
      })
      return { data, totalItems: total, totalPages: Math.ceil(total / limit), currentPage: page, page, limit }
    },
    'GET /v2/app/{session_token}/order/{numpedido}': async ({ params, contexto }) => {
      const quem = toQuemVe(contexto)
      if (!quem) throw failSemSessao(contexto)
      const pedido = await findPedido(sql, params.numpedido, quem, {
        demo: config.demo,
        ator: atorOf(contexto.papel),
      })
      if (!pedido) throw new Falha('nao_encontrado')
      return pedido
    },
  }
}
