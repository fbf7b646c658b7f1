import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'

import { dismissFalha, listFalhas, repeatFalha } from './falha-tarefa.repository.ts'

type Calls = 'GET /painel/v1/tarefas/falhas' | 'POST /painel/v1/tarefas/falhas/{idfalha}/{acao}'

/** What jobs could not do, for the platform's operator. */
export function createFilaHandlers(sql: Sql): HandlersOf<Calls> {
  return {
    'GET /painel/v1/tarefas/falhas': async ({ query }) => ({ data: await listFalhas(sql, query) }),
    'POST /painel/v1/tarefas/falhas/{idfalha}/{acao}': async ({ params: { idfalha, acao } }) => {
      const found = await (acao === 'repetir' ? repeatFalha(sql, idfalha) : dismissFalha(sql, idfalha))
      if (!found) throw new Falha('nao_encontrado')
      return { feito: true }
    },
  }
}
