import { followEventos, hasNovos } from '#evento'
import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { writePassos } from './write-passos.ts'

export function createChatTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [
    {
      nome: 'contar-passos',
      cron: '* * * * *',
      run: (rodada) => writePassos(sql, rodada),
      follow: (notificacoes, runNow) =>
        followEventos(notificacoes, { hasNovos: () => hasNovos(sql, 'conversas'), read: () => runNow() }),
    },
  ]
}
