import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { applyReajustes } from './apply-reajustes.ts'

export const createReajusteTarefas = ({ sql }: { sql: Sql }): Tarefa[] => [
  { nome: 'aplicar-reajustes', cron: '* * * * *', run: (rodada) => applyReajustes(sql, rodada) },
]
