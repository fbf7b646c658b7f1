import { z } from 'zod'

import { RespostaAcao } from '#acao'
import { defineCalls, equipeOuErp } from '#call'
import { nada, numpedido, semCampos } from '#campo'

import { AnotacaoErp, FiltroMudados, PaginaMudados, PedidoErp } from './erp.ts'

/** How a supplier's people and its own systems read orders, and what they write beside them (docs/erp.md). */
export const leituraPedidoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/pedidos': {
    summary: 'Orders of a supplier that changed since a cursor, the oldest change first.',
    access: equipeOuErp,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: z.string().min(1).max(64) }),
    query: FiltroMudados,
    body: nada,
    response: PaginaMudados,
    falhas: ['sessao_expirada', 'fornecedor_desconhecido'],
  },
  'GET /painel/v1/pedidos/{num}': {
    summary: "An order with the codes by which the supplier's system knows its customer and products.",
    access: equipeOuErp,
    dono: 'pedido',
    params: z.object({ num: numpedido }),
    query: semCampos,
    body: nada,
    response: PedidoErp,
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'PUT /painel/v1/pedidos/{num}': {
    summary: "Writes the supplier's own number and the tracking of an order, without moving it.",
    access: equipeOuErp,
    dono: 'pedido',
    params: z.object({ num: numpedido }),
    query: semCampos,
    body: AnotacaoErp,
    response: RespostaAcao,
    falhas: ['sessao_expirada', 'nao_encontrado', 'movimento_recusado'],
  },
})
