import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'
import { z } from 'zod'

import { AjustesDaNegociacao, NovosAjustesDaNegociacao } from './ajustes.ts'

const daEquipe = {
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  params: z.object({ idfornecedor: id }),
  query: semCampos,
  response: AjustesDaNegociacao,
} as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** How far the people of a store may go when they negotiate, and price budgets (decision 0109). */
export const ajustesDaNegociacaoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/ajustes-negociacao': {
    ...daEquipe,
    access: ['atendente', 'fornecedor'],
    summary: 'How far the people of a store may go when they negotiate.',
    body: nada,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/ajustes-negociacao': {
    ...daEquipe,
    access: ['fornecedor'],
    summary: 'Changes how far the people of a store may go.',
    body: NovosAjustesDaNegociacao,
    falhas: [...falhas, 'cadastro_mudou'],
  },
})
