import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { Carrinho } from './entidade.ts'

const onde = {
  dono: 'cliente',
  fornecedor: 'params.idfornecedor',
  cliente: 'params.idcliente',
  params: z.object({ idfornecedor: id, idcliente: id }),
  query: semCampos,
  body: nada,
  response: Carrinho,
} as const

/** The assisted negotiation of a cart (§4, readings 5 and 10): who holds it alone changes it. */
export const bloqueioCalls = defineCalls({
  'POST /v4/cart/{idfornecedor}/{idcliente}/bloqueio': {
    ...onde,
    summary: 'An attendant takes a cart to negotiate it; the customer reads it meanwhile (added call).',
    access: ['atendente', 'fornecedor'],
    falhas: ['carrinho_bloqueado', 'sessao_expirada', 'fornecedor_desconhecido'],
  },
  'DELETE /v4/cart/{idfornecedor}/{idcliente}/bloqueio': {
    ...onde,
    summary: 'Ends the negotiation: attendant prices go, the cart is repriced (added call).',
    access: ['cliente', 'usuario vinculado', 'atendente', 'fornecedor'],
    falhas: ['carrinho_bloqueado', 'sessao_expirada', 'fornecedor_desconhecido'],
  },
})
