import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { pruneEventos } from './evento.repository.ts'

export function createEventoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [{ nome: 'limpar-eventos', cron: '52 3 * * *', run: () => pruneEventos(sql) }]
}
