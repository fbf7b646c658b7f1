import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { FalhaTarefa } from './entidade.ts'

/** Work in the background that failed, for the people who run the platform (decision 0062). */
export const filaCalls = defineCalls({
  'GET /painel/v1/tarefas/falhas': {
    summary: 'What jobs could not do, those that wait for a person first.',
    access: ['operador'],
    dono: 'sessao',
    params: semCampos,
    query: z.object({
      /** Those that are not tried again by themselves but once a day. */
      desistidas: z.boolean().default(false),
      limit: z.int().min(1).max(500).default(100),
    }),
    body: nada,
    response: z.object({ data: z.array(FalhaTarefa) }),
    falhas: ['sessao_expirada', 'sem_permissao'],
  },
  'POST /painel/v1/tarefas/falhas/{idfalha}/{acao}': {
    summary: 'Tries what failed again in the next minute (`repetir`), or never again (`dispensar`).',
    access: ['operador'],
    dono: 'sessao',
    params: z.object({ idfalha: id, acao: z.enum(['repetir', 'dispensar']) }),
    query: semCampos,
    body: nada,
    response: z.object({ feito: z.literal(true) }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado'],
  },
})
