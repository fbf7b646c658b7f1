/** Does what comes under a key once what is under way for it has ended. */
export type Vez = <T>(chave: string, work: () => Promise<T>) => Promise<T>

/**
 * Begins a write once the one of the same row that is under way in this process has ended, however it did: it would be overtaken by it, and made again. One is
 * waited for, not all that came before: what is held up is not held up once for each.
 */
export function createVez(): Vez {
  /** Ends of what is under way. */
  const fins = new Map<string, Promise<void>>()
  return async (chave, work) => {
    const antes = fins.get(chave)
    if (antes) await antes
    const este = work()
    const fim = este.then(ignore, ignore)
    fins.set(chave, fim)
    try {
      return await este
    } finally {
      if (fins.get(chave) === fim) fins.delete(chave)
    }
  }
}

const ignore = () => {}
