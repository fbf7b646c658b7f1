import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { answerAusencias, followEscritas } from './answer-ausencias.ts'

export function createAtendimentoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [
    {
      nome: 'responder-ausencias',
      cron: '* * * * *',
      run: (rodada) => answerAusencias(sql, rodada),
      follow: (notificacoes, runNow) => followEscritas(notificacoes, () => runNow()),
    },
  ]
}
