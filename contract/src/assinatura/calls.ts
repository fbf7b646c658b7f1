import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { id, nada, semCampos } from '#comum'

import { TipoAssinatura } from './entidade.ts'

export const assinaturaCalls = defineCalls({
  'GET /v4/subscription/type/list/{idfornecedor}': {
    summary: 'How often a supplier offers to repeat an order; empty without recurrence.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(TipoAssinatura) }),
    falhas: ['fornecedor_desconhecido'],
    publica: true,
  },
})
