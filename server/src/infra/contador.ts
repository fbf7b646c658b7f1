export interface Contador<T> {
  add(linha: T): void
  /** Writes what waits; resolves when it is written, or kept for the next time because the database did not take it. */
  flush(): Promise<void>
  /** The last time: at the end of the process. */
  close(): Promise<void>
}

interface Opcoes<T> {
  chaveOf(linha: T): string
  /** Joins two counts into one. */
  sum(a: T, b: T): T
  write(linhas: readonly T[]): Promise<void>
  onErro(error: unknown): void
  esperaMs?: number
  /** Rows that may wait: what comes beyond is written at once, and dropped while the database takes nothing. */
  max?: number
  /** Told of a row that found no room. */
  onPerdida?: (linha: T) => void
}

/**
 * Counts in memory and writes many counts as one statement, every 10 seconds: who is counted waits for no database. What a process
 * that is killed has not written is lost, 10 seconds of it at most; one that ends writes first.
 */
export function createContador<T>({
  chaveOf,
  sum,
  write,
  onErro,
  esperaMs = 10_000,
  max = 5000,
  onPerdida,
}: Opcoes<T>): Contador<T> {
  let espera = new Map<string, T>()
  let timer: NodeJS.Timeout | undefined
  let escrevendo: Promise<void> = Promise.resolve()

  function put(linha: T): void {
    const chave = chaveOf(linha)
    const antes = espera.get(chave)
    if (antes === undefined && espera.size >= max) return onPerdida?.(linha)
    espera.set(chave, antes === undefined ? linha : sum(antes, linha))
  }

  async function writeEspera(): Promise<void> {
    if (espera.size === 0) return
    const linhas = [...espera.values()]
    espera = new Map()
    try {
      await write(linhas)
    } catch (error) {
      onErro(error)
      for (const linha of linhas) put(linha)
      start()
    }
  }

  function start(): void {
    timer ??= setTimeout(() => void flush(), esperaMs).unref()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    escrevendo = escrevendo.then(writeEspera)
    return escrevendo
  }

  return {
    add(linha) {
      put(linha)
      if (espera.size >= max) void flush()
      else start()
    },
    flush,
    async close() {
      await flush()
      clearTimeout(timer)
    },
  }
}
