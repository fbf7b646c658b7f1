import { AsyncLocalStorage } from 'node:async_hooks'

/** Whose work a statement is. */
export interface Trabalho {
  /** The supplier that it is for; '': of no supplier, or of all. */
  parte: string
  /** Whether nobody waits for the answer any more. Only of what reads: a write that has begun is carried out. */
  hasLeft: (() => boolean) | undefined
}

const SEM_DONO: Trabalho = { parte: '', hasLeft: undefined }

interface EmCurso extends Trabalho {
  acabou: boolean
}

const emCurso = new AsyncLocalStorage<EmCurso>()

/** Carries out `work` as that of a supplier: its statements wait among those of the same supplier (Partes). */
export function runFor<T>(trabalho: Trabalho, work: () => Promise<T>): Promise<T> {
  const este = { ...trabalho, acabou: false }
  return emCurso.run(este, async () => {
    try {
      return await work()
    } finally {
      // What it left running (a timer that writes counters) is not its own any more.
      este.acabou = true
    }
  })
}

export function readTrabalho(): Trabalho {
  const este = emCurso.getStore()
  return este && !este.acabou ? este : SEM_DONO
}

/**
 * What several ask at once, for a DataLoader: a reading for each supplier, as its own work, whoever asked first. One that is held back (Partes) or fails holds back, or
 * fails, its own alone. `read` answers in the order in which it was asked.
 */
export async function readByParte<K, V>(
  asked: readonly K[],
  parteOf: (um: K) => string,
  read: (asked: readonly K[]) => Promise<readonly V[]>,
): Promise<(V | Error)[]> {
  const porParte = [...Map.groupBy(asked, parteOf)].map(async ([parte, dela]) => {
    const lidas = await runFor({ parte, hasLeft: undefined }, () => read(dela)).catch(toError)
    return dela.map((um, i): [K, V | Error] => [um, lidas instanceof Error ? lidas : (lidas[i] as V)]) // one answer for each
  })
  const achadas = new Map((await Promise.all(porParte)).flat())
  return asked.map((um) => achadas.get(um) as V | Error) // each was asked
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
