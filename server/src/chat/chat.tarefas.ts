import { followEventos, hasNovos } from '#evento'
import type { Tarefa } from '#fila'
import type { EnderecoDaLoja, Sql } from '#infra'

import { tellNaoLidas } from './tell-nao-lidas.ts'
import { writePassos } from './write-passos.ts'

export function createChatTarefas({ sql, config }: { sql: Sql; config: EnderecoDaLoja }): Tarefa[] {
  return [
    {
      nome: 'contar-passos',
      cron: '* * * * *',
      run: (rodada) => writePassos(sql, rodada),
      follow: (notificacoes, runNow) =>
        followEventos(notificacoes, { hasNovos: () => hasNovos(sql, 'conversas'), read: () => runNow() }),
    },
    {
      nome: 'avisar-conversas',
      cron: '* * * * *',
      run: (rodada) => tellNaoLidas(sql, config, rodada),
    },
  ]
}
