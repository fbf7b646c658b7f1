import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { FilaQueRepete, SaudeDaPlataforma, SaudeDoFornecedor } from './saude.ts'

/** How the platform and its stores are doing, for who runs it (issue 17, line 1; decision 0154). */
export const saudeCalls = defineCalls({
  'GET /painel/v1/saude': {
    summary: 'How the platform is doing: database, event loop, memory, what waits and what failed.',
    access: ['operador'],
    dono: 'sessao',
    params: semCampos,
    query: semCampos,
    body: nada,
    response: SaudeDaPlataforma,
    falhas: ['sessao_expirada', 'sem_permissao'],
  },
  'GET /painel/v1/saude/fornecedores': {
    summary:
      'How each store is doing, by name, a page after another: sales, payments, webhooks, the last import.',
    access: ['operador'],
    dono: 'sessao',
    params: semCampos,
    query: z.object({
      /** Part of a name or of an address. */
      busca: z.string().max(100).default(''),
      cursor: z.string().max(400).optional(),
      limit: z.int().min(1).max(50).default(20),
    }),
    body: nada,
    response: z.object({ data: z.array(SaudeDoFornecedor), cursor: z.string().nullable() }),
    falhas: ['sessao_expirada', 'sem_permissao'],
  },
  'POST /painel/v1/fornecedores/{idfornecedor}/filas/{fila}/repetir': {
    summary:
      'Has what is late or was given up in a queue of a store tried again at once; whoever receives it knows it by its own name.',
    access: ['operador'],
    dono: 'sessao',
    params: z.object({ idfornecedor: id, fila: FilaQueRepete }),
    query: semCampos,
    body: nada,
    response: z.object({ repetidas: z.int() }),
    falhas: ['sessao_expirada', 'sem_permissao'],
  },
})
