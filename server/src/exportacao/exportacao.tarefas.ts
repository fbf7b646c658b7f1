import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { makeExportacoes } from './export-pedidos.ts'
import { purgeExportacoes } from './exportacao.repository.ts'

export function createExportacaoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [
    { nome: 'exportar-pedidos', cron: '* * * * *', run: (rodada) => makeExportacoes(sql, rodada) },
    { nome: 'limpar-exportacoes', cron: '37 3 * * *', run: () => purgeExportacoes(sql) },
  ]
}
