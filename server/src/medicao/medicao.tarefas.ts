import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { purgeMedicoes } from './medicao.repository.ts'

export function createMedicaoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [{ nome: 'limpar-medicoes', cron: '35 3 * * *', run: () => purgeMedicoes(sql) }]
}
