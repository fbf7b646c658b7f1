import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada } from '#campo'

import { CarrinhoAberto } from './entidade.ts'

/** What a change of store asks: where something was put into a cart and not sent yet (ux 1.1.3). */
export const carrinhosAbertosCalls = defineCalls({
  'GET /v4/cart/{idcliente}/abertos': {
    summary: 'Carts of a cliente with something in them, at every store, the latest first (added call).',
    // Representatives, keys and staff see their own store alone.
    access: ['cliente', 'usuario vinculado'],
    dono: 'cliente',
    cliente: 'params.idcliente',
    fornecedor: 'query.idfornecedor',
    params: z.object({ idcliente: id }),
    /** The store around. */
    query: z.object({ idfornecedor: id.optional() }),
    body: nada,
    response: z.object({ data: z.array(CarrinhoAberto) }),
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
})
