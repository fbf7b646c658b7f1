import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { followCorreio, sendCorreio, type Carteiro } from './send-correio.ts'

/** `carteiro` null: letters wait, so there is nothing to do. */
export function createCorreioTarefas({ sql, carteiro }: { sql: Sql; carteiro: Carteiro | null }): Tarefa[] {
  if (!carteiro) return []
  return [
    {
      nome: 'enviar-correio',
      cron: '* * * * *',
      run: (rodada) => sendCorreio(sql, carteiro, rodada),
      follow: (notificacoes, runNow) => followCorreio(notificacoes, () => runNow()),
    },
  ]
}
