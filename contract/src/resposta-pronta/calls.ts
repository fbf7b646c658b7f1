import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { RespostaNova, RespostaPronta } from './cadastro-resposta.ts'

/** Who attends customers. */
const access: readonly Papel[] = ['atendente', 'fornecedor']
const params = z.object({ idfornecedor: id })
const uma = params.extend({ idresposta: id })
const daEquipe = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Answers that a supplier keeps ready for its conversations (ux 3.11, decision 0108): added calls. */
export const respostaProntaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/respostas-prontas': {
    ...daEquipe,
    summary: 'The ready answers of a supplier, 500 at most, by their short names.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(RespostaPronta) }),
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}': {
    ...daEquipe,
    summary: 'Writes a ready answer, new or not; the id of a new one is made by who writes it.',
    params: uma,
    query: semCampos,
    body: RespostaNova,
    response: RespostaPronta,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
  'DELETE /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}': {
    ...daEquipe,
    summary: 'Removes a ready answer; what was sent stays.',
    params: uma,
    query: z.object({
      /** The version that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou'],
  },
})
