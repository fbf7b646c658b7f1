import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { countPares, renewSugestoes } from './count-pares.ts'

export function createSugestaoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [
    { nome: 'contar-pares', cron: '*/10 * * * *', run: () => countPares(sql) },
    { nome: 'renovar-sugestoes', cron: '30 4 * * 0', run: () => renewSugestoes(sql) },
  ]
}
