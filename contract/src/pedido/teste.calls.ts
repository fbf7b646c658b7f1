import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { StatusPedido } from './status.ts'

/** How a store tries itself out: whether the next order is a test, and the test orders there were. */
export const TesteDaLoja = z.object({
  /** Until when the next order of who was named is a test; null: it is none. */
  armado_ate: z.string().nullable(),
  /** The newest first, 20 at most. */
  pedidos: z.array(z.object({ numpedido: z.int(), status: StatusPedido, criado_em: z.string() })),
})
export type TesteDaLoja = z.output<typeof TesteDaLoja>

const daDona = {
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  access: ['fornecedor'],
  params: z.object({ idfornecedor: id }),
  query: semCampos,
  response: TesteDaLoja,
} as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** An order that counts nowhere (issue 17, line 2; decision 0164): added calls. */
export const pedidoDeTesteCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/pedido-de-teste': {
    ...daDona,
    summary: 'Whether the next order is a test, and the test orders there were.',
    body: nada,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/pedido-de-teste': {
    ...daDona,
    summary:
      'Makes the next order of a login, within an hour, a test: marked on all that shows it, counted in no sum, and its stock comes back.',
    body: z.strictObject({
      /** Of a registration with this store that has bought nothing yet. */
      email: z.email({ error: 'Este e-mail não existe.' }).max(254).toLowerCase(),
    }),
    falhas: [...falhas, 'entrada_invalida'],
  },
  'POST /painel/v1/{idfornecedor}/pedido-de-teste/encerrar': {
    ...daDona,
    summary: 'Cancels all test orders that are under way, and makes no other one a test.',
    body: nada,
    falhas,
  },
})
