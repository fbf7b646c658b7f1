import type { Tarefa } from '#fila'
import type { EnderecoDaLoja, Sql } from '#infra'

import { remindPrazos } from './remind-prazos.ts'

export function createTitularTarefas({ sql, config }: { sql: Sql; config: EnderecoDaLoja }): Tarefa[] {
  // In the morning of one and the same day everywhere in Brazil.
  return [
    { nome: 'avisar-titulares', cron: '10 12 * * *', run: (rodada) => remindPrazos(sql, config, rodada) },
  ]
}
