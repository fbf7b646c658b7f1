import type { Tarefa } from '#fila'
import type { EnderecoDaLoja, Sql } from '#infra'

import { foldCupons } from './fold-cupons.ts'
import { sendAvisosCupom } from './send-avisos-cupom.ts'

export function createCupomTarefas({ sql, config }: { sql: Sql; config: EnderecoDaLoja }): Tarefa[] {
  return [
    { nome: 'somar-cupons', cron: '23 4 * * *', run: (rodada) => foldCupons(sql, rodada) },
    { nome: 'avisar-cupons', cron: '*/5 * * * *', run: (rodada) => sendAvisosCupom(sql, config, { rodada }) },
  ]
}
