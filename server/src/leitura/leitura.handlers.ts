import type { HandlersOf } from '#chamada'
import { Falha, type EnderecoDaLoja, type Sql } from '#infra'
import { atorOf, findPedido, openPedido, reais, toAutoria, toQuemVe, type ContextoOf } from '#pedido'

import { annotatePedido } from './annotate-pedido.ts'
import {
  findClienteDoPedido,
  findHorizonte,
  listMudados,
  type Cursor,
  type MudadoRow,
} from './leitura.repository.ts'

type Calls =
  | 'GET /painel/v1/{idfornecedor}/pedidos'
  | 'GET /painel/v1/pedidos/{num}'
  | 'PUT /painel/v1/pedidos/{num}'

/** How a supplier's people and its own systems read orders, and what they write beside them. */
export function createLeituraHandlers(deps: {
  sql: Sql
  config: EnderecoDaLoja
  contextoOf: ContextoOf
}): HandlersOf<Calls> {
  const { sql, config } = deps
  return {
    'GET /painel/v1/{idfornecedor}/pedidos': async ({ query, contexto: { fornecedor } }) => {
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      const { limit, status = '' } = query
      const desde = query.desde ? readCursor(query.desde) : null
      const horizonte = await findHorizonte(sql)
      const rows = await listMudados(sql, fornecedor.idfornecedor, {
        desde,
        horizonte,
        status: status.split(',').filter(Boolean),
        // One row more than asked for tells whether there is another page.
        limit: limit + 1,
      })
      const pagina = rows.slice(0, limit)
      const ultimo = pagina.at(-1) ?? desde
      return {
        data: pagina.map(toMudado),
        cursor: ultimo ? `${ultimo.mudado}_${ultimo.numpedido}` : '',
        mais: rows.length > limit,
      }
    },
    'GET /painel/v1/pedidos/{num}': async ({ params: { num }, requisicao }) => {
      const { contexto } = await openPedido(deps, num, requisicao)
      const quem = toQuemVe(contexto)
      const visto = { demo: config.demo, ator: atorOf(contexto.papel) }
      const [pedido, dados] = await Promise.all([
        quem && findPedido(sql, num, quem, visto),
        findClienteDoPedido(sql, num),
      ])
      if (!pedido || !dados) throw new Falha('nao_encontrado')
      const { skus, cliente } = dados
      return {
        ...pedido,
        itens: pedido.itens.map((item) => ({ ...item, sku: skus[item.sequencia] ?? '' })),
        cliente,
      }
    },
    'PUT /painel/v1/pedidos/{num}': async ({ params: { num }, body, requisicao }) => {
      const { status } = await openPedido(deps, num, requisicao)
      await sql.begin((tx) => annotatePedido(tx, num, body))
      return { numpedido: num, status, mensagem: 'Pedido anotado.', carrinho: null }
    },
  }
}

/** Errors: `entrada_invalida` for text that is not a cursor. */
function readCursor(texto: string): Cursor {
  const [, mudado = '', numpedido = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(\d{1,15})$/.exec(texto) ?? []
  if (!mudado || Number.isNaN(Date.parse(mudado)))
    throw new Falha('entrada_invalida', { campos: { desde: 'Use o cursor de uma resposta anterior.' } })
  return { mudado, numpedido: Number(numpedido) }
}

function toMudado(row: MudadoRow) {
  const { numpedido, numpedidoerp, status } = row
  return {
    numpedido,
    numpedidoerp,
    status,
    tipoEntrega: row.tipoentrega,
    tipoPagamento: row.tipopagamento,
    totalpedido: reais(row.total),
    ...toAutoria(row),
    criado_em: row.criado_em.toISOString(),
    documentoNaEntrega: row.documentonaentrega,
    mudado_em: row.mudado_em.toISOString(),
  }
}
