import { failSemSessao, type ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, type EnderecoDaLoja, type Sql } from '#infra'

import { createPedidosLembrados } from './pedidos-lembrados.ts'
import { atorOf } from './move-pedido.ts'
import { findPedido } from './pedido.repository.ts'
import { toFiltro } from './to-filtro.ts'
import { toQuemVe } from './to-quem-ve.ts'

type Calls = 'GET /v2/app/pedido/cliente/{idcliente}' | 'GET /v2/app/{session_token}/order/{numpedido}'

/** A buyer's orders: the list, and one of them (§7 Orders). */
export function createPedidoHandlers({
  sql,
  config,
}: {
  sql: Sql
  config: EnderecoDaLoja
}): HandlersOf<Calls> {
  const lembrados = createPedidosLembrados(sql)
  return {
    'GET /v2/app/pedido/cliente/{idcliente}': async ({ params, query, contexto, requisicao }) => {
      const ask = (quem: ContextoComprador) => lembrados.list(toFiltro(params.idcliente, query, quem), query)
      const { pagina, escrita } = await ask(contexto)
      requisicao.escrita = escrita
      requisicao.askAgain = async (quem) => {
        const { write, check } = (await ask(quem)).escrita
        return { corpo: write().corpo, check }
      }
      return pagina
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
