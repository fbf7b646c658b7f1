import { setTimeout as wait } from 'node:timers/promises'

/**
 * Errors after which PostgreSQL has undone everything, so that the same again may succeed: 40P01 deadlock, 40001 serialization
 * failure, 55P03 a lock that was not given in time (once more only: the wait itself was long).
 */
const vezes: Readonly<Record<string, number>> = { '40P01': 4, '40001': 4, '55P03': 1 }

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Whether a unique key refused a row: somebody was first, or the same was sent twice. */
export const isDuplicado = (error: unknown): boolean => codeOf(error) === '23505'

/** How long to wait before try number `tentativa` (from 1) after this error; null: it is not tried again. */
export function waitBefore(error: unknown, tentativa: number): number | null {
  if (tentativa > (vezes[codeOf(error)] ?? 0)) return null
  // Transactions that met in a deadlock must not meet again: each waits a random time, longer with each try.
  return Math.random() * 25 * 2 ** tentativa
}

/** Runs `work`, again after an error that was undone. */
export async function repeat<T>(work: () => Promise<T>, onRepeat: (codigo: string) => void): Promise<T> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await work()
    } catch (error) {
      const ms = waitBefore(error, tentativa)
      if (ms === null) throw error
      onRepeat(codeOf(error))
      await wait(ms)
    }
  }
}
