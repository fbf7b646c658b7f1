import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { remindChaves } from './remind-chaves.ts'

export function createLoginTarefas({ sql }: { sql: Sql }): Tarefa[] {
  // By day everywhere in Brazil.
  return [{ nome: 'avisar-chaves', cron: '40 14 * * *', run: (rodada) => remindChaves(sql, rodada) }]
}
