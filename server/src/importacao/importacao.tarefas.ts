import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { applyImportacoes } from './apply-importacoes.ts'
import { purgeImportacoes } from './importacao.repository.ts'

export function createImportacaoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [
    { nome: 'aplicar-importacoes', cron: '* * * * *', run: (rodada) => applyImportacoes(sql, rodada) },
    { nome: 'limpar-importacoes', cron: '41 3 * * *', run: () => purgeImportacoes(sql) },
  ]
}
