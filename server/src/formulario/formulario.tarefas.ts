import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { purgeMensagens } from './formulario.repository.ts'

export function createFormularioTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [{ nome: 'limpar-mensagens', cron: '31 3 * * *', run: () => purgeMensagens(sql) }]
}
