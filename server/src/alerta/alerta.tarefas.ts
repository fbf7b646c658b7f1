import type { Tarefa } from '#fila'
import type { EnderecoDaLoja, Sql } from '#infra'

import { followEstoque, sendAlertas } from './send-alertas.ts'

export function createAlertaTarefas({ sql, config }: { sql: Sql; config: EnderecoDaLoja }): Tarefa[] {
  return [
    {
      nome: 'avisar-disponibilidade',
      cron: '* * * * *',
      run: (rodada) => sendAlertas(sql, config, null, rodada),
      follow: (notificacoes, runNow) =>
        followEstoque(notificacoes, (ids) => runNow((rodada) => sendAlertas(sql, config, ids, rodada))),
    },
  ]
}
