import { z } from 'zod'

import { compradoresEEquipe, defineCalls, todos } from '#call'
import { id, nada, quantidade, session_token } from '#campo'
import { TipoEntrega } from '#venda'

import { FormaEntrega } from './entidade.ts'

const formas = z.object({ data: z.array(FormaEntrega) })

export const entregaCalls = defineCalls({
  'GET /v4/app/{session_token}/{id}/formas-entrega/{idfornecedor}': {
    summary: 'Delivery forms for the cart of a cliente, by address or for pickup.',
    access: compradoresEEquipe,
    dono: 'cliente',
    /** `id` is the idcliente. */
    fornecedor: 'params.idfornecedor',
    cliente: 'params.id',
    params: z.object({ session_token, id, idfornecedor: id }),
    query: z.object({
      idendereco: id.optional(),
      tipoEntrega: TipoEntrega.default('DELIVERY'),
      /** How it is to be paid: no date comes before its money can be there. */
      idformapagamento: id.optional(),
    }),
    body: nada,
    response: formas,
    falhas: ['fornecedor_nao_atende', 'sem_forma_entrega', 'agendamentos_indisponivel', 'sessao_expirada'],
    imprevisto: 'agendamentos_indisponivel',
  },
  'POST /v4/app/formas-entrega/{idfornecedor}/{cep}': {
    summary: 'Delivery forms for a visitor, by CEP and the products of the cart.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id, cep: z.string().min(8).max(9) }),
    query: z.object({
      tipoEntrega: TipoEntrega.default('DELIVERY'),
      lat: z.number().min(-90).max(90).optional(),
      lng: z.number().min(-180).max(180).optional(),
      /** How it is to be paid: no date comes before its money can be there. */
      idformapagamento: id.optional(),
    }),
    body: z.object({
      produtos: z.array(z.object({ id, quantidade: quantidade.positive() })).max(1000),
    }),
    response: formas.extend({
      /** Said where the coordinates that were sent are not those of the CEP, and were not used (readings 8). */
      mensagem: z.string().nullable(),
    }),
    falhas: ['fornecedor_nao_atende', 'sem_forma_entrega', 'carrinho_vazio'],
  },
})
