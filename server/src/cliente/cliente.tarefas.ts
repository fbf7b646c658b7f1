import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { purgeRegistrosFiscais } from './privacidade.repository.ts'

export function createClienteTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [{ nome: 'limpar-registros-fiscais', cron: '20 3 * * *', run: () => purgeRegistrosFiscais(sql) }]
}
