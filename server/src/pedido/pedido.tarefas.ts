import type { Tarefa } from '#fila'
import type { EnderecoDaLoja, Sql } from '#infra'

import { expireOrcamentos } from './expire-orcamentos.ts'
import { makeExportacoes } from './export-pedidos.ts'
import { purgeExportacoes } from './exportacao.repository.ts'

export function createPedidoTarefas({ sql, config }: { sql: Sql; config: EnderecoDaLoja }): Tarefa[] {
  return [
    {
      nome: 'expirar-orcamentos',
      cron: '* * * * *',
      run: (rodada) => expireOrcamentos(sql, config, rodada),
    },
    { nome: 'exportar-pedidos', cron: '* * * * *', run: (rodada) => makeExportacoes(sql, rodada) },
    { nome: 'limpar-exportacoes', cron: '37 3 * * *', run: () => purgeExportacoes(sql) },
  ]
}
