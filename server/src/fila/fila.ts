import type { PgBoss } from 'pg-boss'

import { FUSO_PADRAO } from '@vitrine/rules/data'

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
  const boss = await startBoss(databaseUrl, (error) => log.error({ err: error }, 'job queue'))
  for (const tarefa of tarefas) {
    const { nome, cron, follow } = tarefa
    await boss.createQueue(nome, { policy: 'short', retryLimit: 3, retryBackoff: true })
    await boss.work(nome, { pollingIntervalSeconds: 5 }, () => runTarefa(deps, tarefa))
    await boss.schedule(nome, cron, null, { tz: FUSO_PADRAO })
    // Kept and counted there; the next run by the clock follows.
    follow?.(notificacoes, (run) => runTarefa(deps, tarefa, run).catch(() => {}))
  }
  return { close: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

/** Read with the first job, which is after the first answers: it is a hundred files with a driver of its own. */
const loadBoss = async () => (await import('pg-boss')).PgBoss

/** Makes the queue's own tables, with a role that may. */
export async function migrateFila(url: string): Promise<void> {
  const Boss = await loadBoss()
  const boss = new Boss({ connectionString: url, max: 1, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}

/** Uses the tables that `migrateFila` has made, so the role needs no right to create them; without them it creates them. */
async function startBoss(connectionString: string, onError: (error: unknown) => void): Promise<PgBoss> {
  const options = { connectionString, max: 3, application_name: 'vitrine-fila' }
  const Boss = await loadBoss()
  const pronto = new Boss({ ...options, createSchema: false, migrate: false })
  pronto.on('error', onError)
  try {
    return await pronto.start()
  } catch {
    await pronto.stop({ graceful: false }).catch(() => {})
  }
  const novo = new Boss(options)
  novo.on('error', onError)
  return novo.start()
}
