import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { pruneMovimentos } from './movimento.repository.ts'

export function createEstoqueTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [{ nome: 'limpar-movimentos', cron: '41 4 * * *', run: () => pruneMovimentos(sql) }]
}
