import type { Sql } from '#infra'

import { purgeFalhas } from './falha-tarefa.repository.ts'
import type { Tarefa } from './tarefa.ts'

export function createFilaTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [{ nome: 'limpar-falhas', cron: '57 3 * * *', run: () => purgeFalhas(sql) }]
}
