const porque = {
  POOL_CHEIO: 'no connection of the pool became free in time',
  BANCO_FORA: 'the database does not answer',
  SEM_RESPOSTA: 'a statement was not answered in time',
} as const

/** The database or the way to it failed; `code` is like those of PostgreSQL. Only after SEM_RESPOSTA may the statement have been executed. */
export class BancoIndisponivel extends Error {
  readonly code: keyof typeof porque

  constructor(code: keyof typeof porque) {
    super(porque[code])
    this.code = code
  }
}

type Uso = 'comando' | 'transacao'

interface Espera {
  uso: Uso
  enter: () => void
  reject: (error: Error) => void
}

/**
 * The way into a pool: as many at once as it has connections, so that nothing queues behind a statement that waits for a lock;
 * who waits longer than `espera` is told so. Transactions leave a quarter of the pool to single statements: some that wait for
 * one row do not hold up who only reads. While the database does not answer, nobody waits at all.
 */
export class Portao {
  readonly #max: number
  readonly #espera: number
  readonly #onFora: () => void
  readonly #uso: Record<Uso, number> = { comando: 0, transacao: 0 }
  readonly #fila = new Set<Espera>()
  readonly #dentro = new Set<(error: Error) => void>()
  #isFora = false
  /** Tries again, by the code of the error. */
  readonly repetidas = new Map<string, number>()
  recusadas = 0
  /** Answers that never came (decision 0096). */
  semResposta = 0

  constructor({ max, espera, onFora }: { max: number; espera: number; onFora: () => void }) {
    this.#max = max
    this.#espera = espera
    this.#onFora = onFora
  }

  get emUso(): number {
    return this.#uso.comando + this.#uso.transacao
  }

  get esperando(): number {
    return this.#fila.size
  }

  get max(): number {
    return this.#max
  }

  /** How to leave, if there is room right now; null: `enter` waits for it. `onFora` hears if the database is gone before that. */
  tryEnter(uso: Uso, onFora: (error: Error) => void): (() => void) | null {
    if (this.#isFora || !this.#hasRoom(uso)) return null
    this.#uso[uso] += 1
    return this.#begin(uso, onFora)
  }

  /** Resolves once there is room; answers how to leave. */
  async enter(uso: Uso, onFora: (error: Error) => void): Promise<() => void> {
    if (this.#isFora) throw this.#refuse('BANCO_FORA')
    const leave = this.tryEnter(uso, onFora)
    if (leave) return leave
    await this.#wait(uso)
    return this.#begin(uso, onFora)
  }

  #begin(uso: Uso, onFora: (error: Error) => void): () => void {
    this.#dentro.add(onFora)
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.#dentro.delete(onFora)
      this.#uso[uso] -= 1
      this.#admit()
    }
  }

  /** The database does not answer: waiting and running work fails at once, and new work is refused. */
  close(): void {
    if (this.#isFora) return
    this.#isFora = true
    for (const { reject } of this.#fila) reject(this.#refuse('BANCO_FORA'))
    for (const onFora of this.#dentro) onFora(new BancoIndisponivel('BANCO_FORA'))
    this.#onFora()
  }

  open(): void {
    this.#isFora = false
  }

  countRepetida(codigo: string): void {
    this.repetidas.set(codigo, (this.repetidas.get(codigo) ?? 0) + 1)
  }

  #hasRoom(uso: Uso): boolean {
    const { comando, transacao } = this.#uso
    if (comando + transacao >= this.#max) return false
    return uso === 'comando' || transacao < this.#max - Math.floor(this.#max / 4)
  }

  #refuse(code: BancoIndisponivel['code']): BancoIndisponivel {
    this.recusadas += 1
    return new BancoIndisponivel(code)
  }

  #wait(uso: Uso): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => leave(() => reject(this.#refuse('POOL_CHEIO'))), this.#espera)
      const leave = (then: () => void) => {
        clearTimeout(timer)
        this.#fila.delete(espera)
        then()
      }
      const espera: Espera = {
        uso,
        enter: () => leave(resolve),
        reject: (error) => leave(() => reject(error)),
      }
      this.#fila.add(espera)
    })
  }

  /** First come, first served; a single statement may pass transactions that wait for a free connection. */
  #admit(): void {
    if (this.#fila.size === 0) return
    for (const espera of this.#fila) {
      if (!this.#hasRoom(espera.uso)) continue
      this.#uso[espera.uso] += 1
      espera.enter()
      if (this.emUso >= this.#max) return
    }
  }
}
