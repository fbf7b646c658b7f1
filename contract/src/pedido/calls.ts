import { z } from 'zod'

import { compradoresEEquipe, defineCalls } from '#call'
import { id, nada, numpedido, semCampos, session_token } from '#campo'

import { Pedido } from './entidade.ts'
import { FiltroPedidos } from './filtro.ts'
import { PaginaPedidos } from './lista.ts'

export const pedidoCalls = defineCalls({
  'GET /v2/app/pedido/cliente/{idcliente}': {
    summary: 'Orders of a cliente, filtered and paged.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'query.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idcliente: id }),
    query: FiltroPedidos,
    body: nada,
    response: PaginaPedidos,
    falhas: ['sessao_expirada'],
  },
  'GET /v2/app/{session_token}/order/{numpedido}': {
    summary: 'One order with lines, totals, delivery, payment and history.',
    access: compradoresEEquipe,
    dono: 'pedido',
    params: z.object({ session_token, numpedido }),
    query: semCampos,
    body: nada,
    response: Pedido,
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
})
