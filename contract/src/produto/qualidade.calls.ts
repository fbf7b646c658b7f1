import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { motivosDeQualidade } from './guardado.ts'

const access: readonly Papel[] = ['fornecedor']

/** What products lack (issue 17, line 3; decision 0148): an added call. */
export const qualidadeCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/qualidade': {
    summary: 'How many products of a supplier lack what, by reason; each is a `vista` of its list.',
    access,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: nada,
    response: z.object({
      /** All of the store. */
      total: z.int().min(0),
      faltas: z.array(z.object({ vista: z.enum(motivosDeQualidade), produtos: z.int().min(0) })),
    }),
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
})
