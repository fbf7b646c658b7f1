import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { purgeConvites } from './convite.repository.ts'

export function createUsuarioVinculadoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [{ nome: 'limpar-convites', cron: '17 3 * * *', run: () => purgeConvites(sql) }]
}
