import { z } from 'zod'

import { defineCalls, pessoas } from '#call'
import { id, nada, semCampos } from '#campo'

/** Where somebody works, and as what: the stronger of two roles at one supplier. */
export const LugarDeTrabalho = z.object({
  idfornecedor: id,
  slug: z.string(),
  nome: z.string(),
  papel: z.enum(['atendente', 'fornecedor']),
})
export type LugarDeTrabalho = z.infer<typeof LugarDeTrabalho>

export const equipeCalls = defineCalls({
  'GET /v4/equipe/fornecedores': {
    summary: 'Suppliers whose panel this login may open, by name; none for who only buys (added call).',
    access: pessoas,
    dono: 'sessao',
    params: semCampos,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(LugarDeTrabalho) }),
    falhas: ['sessao_expirada'],
  },
})
