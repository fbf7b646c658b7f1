import { PgBoss } from 'pg-boss'

import type { Notificacoes } from '#infra'

import { runTarefa, type TarefasDeps } from './run-tarefa.ts'
import type { Tarefa } from './tarefa.ts'

export interface Fila {
  close(): Promise<void>
}

export interface FilaDeps extends TarefasDeps {
  databaseUrl: string
  notificacoes: Notificacoes
}

/**
 * The one job runner: pg-boss on the same PostgreSQL, so that jobs survive every process and each run happens in one of
 * them. pg-boss keeps a failure to itself: what fails is heard in `runTarefa` (decision 0062).
 */
export async function startFila(deps: FilaDeps, tarefas: readonly Tarefa[]): Promise<Fila> {
  const { databaseUrl, notificacoes, log } = deps
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'vitrine-fila' })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const tarefa of tarefas) {
    const { nome, cron, follow } = tarefa
    await boss.createQueue(nome, { policy: 'short', retryLimit: 3, retryBackoff: true })
    await boss.work(nome, { pollingIntervalSeconds: 5 }, () => runTarefa(deps, tarefa))
    await boss.schedule(nome, cron, null, { tz: 'America/Sao_Paulo' })
    // Kept and counted there; the next run by the clock follows.
    follow?.(notificacoes, (run) => runTarefa(deps, tarefa, run).catch(() => {}))
  }
  return { close: () => boss.stop({ graceful: true, timeout: 5000 }) }
}
