import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { expireOrcamentos } from './expire-orcamentos.ts'

export function createOrcamentoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [
    {
      nome: 'expirar-orcamentos',
      cron: '* * * * *',
      run: (rodada) => expireOrcamentos(sql, rodada),
    },
  ]
}
