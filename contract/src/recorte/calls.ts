import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { Recorte, RecorteNovo } from './entidade.ts'

/** Who keeps products. */
const access: readonly Papel[] = ['fornecedor']
const params = z.object({ idfornecedor: id })
const um = params.extend({ idrecorte: id })
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Filters of the list of products that a person or a team keeps (issue 17, decision 0163): added calls. */
export const recorteCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/recortes': {
    ...doFornecedor,
    summary: "Saved filters of the list of products: the person's own and the team's, 50 of each at most.",
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(Recorte) }),
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/recortes/{idrecorte}': {
    ...doFornecedor,
    summary: 'Writes a saved filter, new or not; the id of a new one is made by who writes it.',
    params: um,
    query: semCampos,
    body: RecorteNovo,
    response: Recorte,
    falhas: [...falhas, 'entrada_invalida', 'nao_encontrado', 'cadastro_mudou'],
  },
  'DELETE /painel/v1/{idfornecedor}/recortes/{idrecorte}': {
    ...doFornecedor,
    summary: "Removes a saved filter, one's own or the team's; products stay as they are.",
    params: um,
    query: z.object({
      /** The version that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou'],
  },
})
