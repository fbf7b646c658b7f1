import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

/** What is left to see before a store is told of: how it looks on a telephone, its terms, its first order. */
export const Estreia = z.object({
  /** Address of the store, absolute. */
  url: z.string(),
  qr: z.string(),
  lado: z.int(),
  /** Terms of use in force, the platform's; null: none are published. */
  termo: z.object({ versao: z.string(), titulo: z.string(), publicado_em: z.string() }).nullable(),
  /** The first order that came, other than as a test; null: none yet. */
  primeiro_pedido: z.object({ numpedido: z.int(), criado_em: z.string() }).nullable(),
})
export type Estreia = z.output<typeof Estreia>

/** The last steps of preparing a store (issue 17, line 2): added call. */
export const estreiaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/estreia': {
    summary: 'Address of a store as a QR code, the terms in force, and its first order.',
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    access: ['fornecedor'],
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: nada,
    response: Estreia,
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
})
