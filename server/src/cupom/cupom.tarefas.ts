import type { Tarefa } from '#fila'
import type { EnderecoDaLoja, Sql } from '#infra'

import { sendAvisosCupom } from './send-avisos-cupom.ts'

export function createCupomTarefas({ sql, config }: { sql: Sql; config: EnderecoDaLoja }): Tarefa[] {
  return [
    { nome: 'avisar-cupons', cron: '*/5 * * * *', run: (rodada) => sendAvisosCupom(sql, config, { rodada }) },
  ]
}
