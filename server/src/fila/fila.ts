import { PgBoss } from 'pg-boss'

/** One recurring piece of work; safe to run twice and in several processes at once. */
export interface Tarefa {
  nome: string
  /** Cron with minutes, São Paulo time. */
  cron: string
  run: () => Promise<unknown>
}

export interface Fila {
  close(): Promise<void>
}

/**
 * The one job runner: pg-boss on the same PostgreSQL, so that jobs survive every process and each run happens in one of
 * them. Fails softly at start: the shop sells without its jobs, and says so in the log.
 */
export async function startFila(
  databaseUrl: string,
  tarefas: readonly Tarefa[],
  onError: (error: unknown) => void,
): Promise<Fila> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'vitrine-fila' })
  boss.on('error', onError)
  await boss.start()
  for (const { nome, cron, run } of tarefas) {
    await boss.createQueue(nome, { policy: 'short', retryLimit: 3, retryBackoff: true })
    await boss.work(nome, { pollingIntervalSeconds: 5 }, async () => {
      await run()
    })
    await boss.schedule(nome, cron, null, { tz: 'America/Sao_Paulo' })
  }
  return { close: () => boss.stop({ graceful: true, timeout: 5000 }) }
}
