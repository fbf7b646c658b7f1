import type { Notificacoes } from '#infra'

import type { Rodada } from './rodada.ts'

/** One recurring piece of work of a slice; safe to run twice and in several processes at once. */
export interface Tarefa {
  /** Verb and noun with a hyphen: the name of its queue, in logs and in metrics. */
  nome: string
  /** Cron with minutes, São Paulo time. */
  cron: string
  /** Looks for what waits, and works on each item through the round: one that throws keeps no other from its turn. */
  run(rodada: Rodada): Promise<unknown>
  /** Runs it sooner than its cron says, when PostgreSQL tells that there is something to do. */
  follow?(notificacoes: Notificacoes, runNow: RunNow): void
}

/** Runs a job at once, in this process: `run` in its place does a part of it. Never throws: what fails is kept like any run's. */
export type RunNow = (run?: Tarefa['run']) => Promise<void>
