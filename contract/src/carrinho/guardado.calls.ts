import { z } from 'zod'

import { compradoresEEquipe, defineCalls } from '#call'
import { semCampos, nada } from '#campo'

import { LinhaPedida } from './entidade.ts'

/** A visitor's lines that no cookie can hold: combos with their choices, notes, and more lines than fit into 4 KB. */
export const guardadoCalls = defineCalls({
  'POST /v4/cart/{idfornecedor}/guardado': {
    summary:
      'Keeps the lines of a visitor without script for a week, under a key that the browser holds (added call).',
    access: ['visitante', ...compradoresEEquipe],
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    /** Id or slug. */
    params: z.object({ idfornecedor: z.string().min(1).max(64) }),
    query: semCampos,
    body: z.object({ cartItens: z.array(LinhaPedida).max(1000) }),
    response: z.object({ chave: z.string() }),
    falhas: ['fornecedor_desconhecido'],
  },
  'GET /v4/cart/{idfornecedor}/guardado/{chave}': {
    summary: 'The lines under such a key; none when it is unknown, over, or of another store (added call).',
    access: ['visitante', ...compradoresEEquipe],
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: z.string().min(1).max(64), chave: z.string().min(1).max(100) }),
    query: semCampos,
    body: nada,
    response: z.object({ cartItens: z.array(LinhaPedida) }),
    falhas: ['fornecedor_desconhecido'],
  },
})
