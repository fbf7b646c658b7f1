import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#comum'

const onde = {
  access: ['cliente', 'usuario vinculado'],
  dono: 'cliente',
  fornecedor: 'params.idfornecedor',
  cliente: 'params.idcliente',
  params: z.object({ idfornecedor: id, idcliente: id }),
  query: semCampos,
  /** Names of those who may send the order; none: who asks may send it, or nobody may. */
  response: z.object({ aprovadores: z.array(z.string()) }),
} as const

/** The cart of a login without submissao_pedido goes to those of the same cliente who have it (§6, ux 1.8.4). */
export const aprovacaoCalls = defineCalls({
  'GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao': {
    ...onde,
    summary: 'Who may send the order that this login may only prepare (added call).',
    body: nada,
    falhas: ['sessao_expirada', 'fornecedor_desconhecido'],
  },
  'POST /v4/cart/{idfornecedor}/{idcliente}/aprovacao': {
    ...onde,
    summary: 'Tells them by e-mail that the cart waits for them, once for each state of it (added call).',
    body: z.object({ recado: z.string().max(1000).default('') }),
    falhas: ['carrinho_vazio', 'sessao_expirada', 'fornecedor_desconhecido'],
  },
})
