import { compareEsquema, inTime, type Notificacoes, type Sql } from '#infra'

/** Why a process takes no requests; null: it does. */
export type Motivo = 'encerrando' | 'sem banco de dados' | 'esquema diferente' | 'sem tarefas' | null

export interface Prontidao {
  why(): Promise<Motivo>
  /** From now on others are to be asked. */
  drain(): void
  isDraining(): boolean
  /** A process that runs jobs alone is not ready without them: until what this gives back is called. */
  awaitTarefas(): () => void
}

/** How long what is known of the schema is good for, and how long a new look may take. */
const VALE_MS = 2000
const OLHA_MS = 1000

/** Whether this process is to be sent requests. Answers at once: nothing in it waits for the pool for long. */
export function createProntidao(sql: Sql, notificacoes: Pick<Notificacoes, 'isAlive'>): Prontidao {
  let draining = false
  let semTarefas = false
  let combina = false
  let olhado = Number.NEGATIVE_INFINITY

  async function fits(): Promise<boolean> {
    if (performance.now() - olhado < VALE_MS) return combina
    try {
      const { pendentes, estranhas } = await inTime(compareEsquema(sql), OLHA_MS)
      combina = pendentes.length === 0 && estranhas.length === 0
      olhado = performance.now()
    } catch {
      // The database was too busy to answer, which says nothing about its schema: the last answer counts until the next look.
    }
    return combina
  }

  return {
    why: async () => {
      if (draining) return 'encerrando'
      if (!notificacoes.isAlive()) return 'sem banco de dados'
      if (!(await fits())) return 'esquema diferente'
      return semTarefas ? 'sem tarefas' : null
    },
    drain: () => (draining = true),
    isDraining: () => draining,
    awaitTarefas: () => {
      semTarefas = true
      return () => (semTarefas = false)
    },
  }
}
