import type { Tarefa } from '#fila'
import type { Config } from '#infra'

import { createChaves } from './chaves-vapid.ts'
import { hasDevidas } from './notificacao.repository.ts'
import { followNotificacoes, sendNotificacoes, type EmCurso, type EnvioDeps } from './send-notificacoes.ts'
import { writeNotificacoes } from './write-notificacoes.ts'

interface Deps extends Pick<EnvioDeps, 'sql' | 'fornecedores'> {
  config: Config
}

export function createNotificacaoTarefas(deps: Deps): Tarefa[] {
  const { sql } = deps
  const envio: EnvioDeps = { ...deps, readChaves: createChaves(deps) }
  const run = async (rodada: Parameters<Tarefa['run']>[0], emCurso?: EmCurso) => {
    await writeNotificacoes(sql, rodada)
    return sendNotificacoes(envio, rodada, emCurso)
  }
  return [
    {
      nome: 'notificar-aparelhos',
      cron: '* * * * *',
      run: (rodada) => run(rodada),
      follow: (notificacoes, runNow) =>
        followNotificacoes(notificacoes, {
          hasDevidas: (emCurso) => hasDevidas(sql, emCurso, new Date()),
          tell: (emCurso) => runNow((rodada) => run(rodada, emCurso)),
        }),
    },
  ]
}
