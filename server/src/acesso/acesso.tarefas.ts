import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { purgeVerificacoes } from './verificacao.repository.ts'

export function createAcessoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [{ nome: 'limpar-verificacoes', cron: '7 * * * *', run: () => purgeVerificacoes(sql) }]
}
