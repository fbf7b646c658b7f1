import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { expireNegociacoes, followPrazos } from './expire-negociacoes.ts'

export function createNegociacaoTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [
    {
      nome: 'encerrar-negociacoes',
      cron: '* * * * *',
      run: (rodada) => expireNegociacoes(sql, rodada),
      follow: (_notificacoes, runNow) => followPrazos(() => runNow()),
    },
  ]
}
