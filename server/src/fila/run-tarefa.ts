import type { FastifyBaseLogger } from 'fastify'

import type { Sql } from '#infra'

import { deleteFalhas, keepFalhas, listFalhasDaTarefa } from './falha-tarefa.repository.ts'
import type { MedidasTarefa } from './medidas-tarefa.ts'
import { Rodada } from './rodada.ts'
import type { Tarefa } from './tarefa.ts'

export interface TarefasDeps {
  sql: Sql
  log: Pick<FastifyBaseLogger, 'error'>
  medidas: MedidasTarefa
}

/** The name under which the job as a whole is kept. */
const INTEIRA = ''

/**
 * One run of a job, in which nothing fails unheard: each failure is written to the log with job and item, counted, and kept in
 * `falha_tarefa` until it is done after all. Throws what kept the job as a whole from running, so that the queue tries again.
 */
export async function runTarefa(deps: TarefasDeps, tarefa: Tarefa, run = tarefa.run): Promise<void> {
  const { sql, log, medidas } = deps
  const { nome } = tarefa
  const inicio = performance.now()
  const falhas = new Map<string, unknown>()
  const feitas: string[] = []
  const onFalha = (item: string, error: unknown) => {
    falhas.set(item, error)
    medidas.countItem(nome, 'falhou')
    log.error({ err: error, tarefa: nome, item }, 'job failed')
  }
  try {
    const conhecidas = await listFalhasDaTarefa(sql, nome)
    const adiados = new Set(conhecidas.filter(({ adiada }) => adiada).map(({ item }) => item))
    const onFeita = (item: string) => {
      feitas.push(item)
      medidas.countItem(nome, 'feito')
    }
    try {
      await run(new Rodada({ adiados, onFalha, onFeita }))
      feitas.push(INTEIRA)
    } catch (error) {
      onFalha(INTEIRA, error)
    }
    const desfeitas = conhecidas.map(({ item }) => item).filter((item) => feitas.includes(item))
    await settleFalhas(deps, nome, { falhas, desfeitas })
  } catch (error) {
    // A failure while storing a failure: most likely the database is unreachable.
    onFalha(INTEIRA, error)
  }
  medidas.countRodada(nome, falhas.has(INTEIRA) ? 'falhou' : 'feita', (performance.now() - inicio) / 1000)
  if (falhas.has(INTEIRA)) throw falhas.get(INTEIRA)
}

async function settleFalhas(
  { sql, log }: TarefasDeps,
  tarefa: string,
  { falhas, desfeitas }: { falhas: ReadonlyMap<string, unknown>; desfeitas: readonly string[] },
): Promise<void> {
  if (desfeitas.length > 0) await deleteFalhas(sql, tarefa, desfeitas)
  if (falhas.size === 0) return
  const novas = [...falhas].map(([item, error]) => ({ item, erro: describe(error) }))
  for (const item of await keepFalhas(sql, tarefa, novas))
    log.error({ tarefa, item }, 'job gave up: GET /painel/v1/tarefas/falhas shows it to the operator')
}

function describe(error: unknown): string {
  // PostgreSQL holds no NUL in a text.
  return (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500)
}
