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
