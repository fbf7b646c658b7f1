import { Partes, type Uso } from './partes.ts'
import { readTrabalho, type Trabalho } from './trabalho.ts'

const porque = {
  POOL_CHEIO: 'no connection of the pool became free in time',
  BANCO_FORA: 'the database does not answer',
  SEM_RESPOSTA: 'a statement was not answered in time',
  CLIENTE_SAIU: 'nobody waits for the answer any more',
} as const

/** The database or the way to it failed; `code` is like those of PostgreSQL. Only after SEM_RESPOSTA may the statement have been executed. */
export class BancoIndisponivel extends Error {
  readonly code: keyof typeof porque

  constructor(code: keyof typeof porque) {
    super(porque[code])
    this.code = code
  }
}

interface Espera {
  uso: Uso
  trabalho: Trabalho
  enter: () => void
  reject: (error: Error) => void
}

/**
 * The way into a pool: as many at once as it has connections, so that nothing queues behind a statement that waits for a lock;
 * who waits longer than `espera` is told so. Transactions leave a quarter of the pool to single statements: some that wait for
 * one row do not hold up who only reads. No supplier has all of it (Partes), and of those that wait the one with the fewest connections is
 * next. While the database does not answer, nobody waits at all.
 */
export class Portao {
  readonly #max: number
  readonly #espera: number
  readonly #onFora: () => void
  readonly #uso: Record<Uso, number> = { comando: 0, transacao: 0 }
  /** By supplier, each in the order in which they came. */
  readonly #filas = new Map<string, Set<Espera>>()
  readonly #partes: Partes
  readonly #dentro = new Set<(error: Error) => void>()
  #isFora = false
  /** Who waits for a statement of many to begin. */
  #deFora = 0
  /** Tries again, by the code of the error. */
  readonly repetidas = new Map<string, number>()
  recusadas = 0
  /** Not begun, because nobody waited for them any more when it was their turn. */
  desistidas = 0
  /** Answers that never came (decision 0096). */
  semResposta = 0

  constructor({ max, espera, onFora }: { max: number; espera: number; onFora: () => void }) {
    this.#max = max
    this.#espera = espera
    this.#onFora = onFora
    this.#partes = new Partes(max)
  }

  get emUso(): number {
    return this.#uso.comando + this.#uso.transacao
  }

  get esperando(): number {
    return this.#filas.values().reduce((soma, { size }) => soma + size, this.#deFora)
  }

  /** Suppliers that are held back, so that others are not. */
  get contidas(): number {
    return this.#partes.contidas
  }

  get max(): number {
    return this.#max
  }

  /** How to leave, if there is room right now; null: `enter` waits for it. `onFora` hears if the database is gone before that. */
  tryEnter(uso: Uso, onFora: (error: Error) => void): (() => void) | null {
    const { parte } = readTrabalho()
    if (this.#isFora || !this.#hasRoom(uso, parte)) return null
    this.#take(uso, parte)
    return this.#begin(uso, parte, onFora)
  }

  /** Resolves once there is room; answers how to leave. */
  async enter(uso: Uso, onFora: (error: Error) => void): Promise<() => void> {
    if (this.#isFora) throw this.#refuse('BANCO_FORA')
    const leave = this.tryEnter(uso, onFora)
    if (leave) return leave
    const trabalho = readTrabalho()
    await this.#wait(uso, trabalho)
    return this.#begin(uso, trabalho.parte, onFora)
  }

  #take(uso: Uso, parte: string): void {
    this.#uso[uso] += 1
    this.#partes.enter(parte, uso)
  }

  #begin(uso: Uso, parte: string, onFora: (error: Error) => void): () => void {
    this.#dentro.add(onFora)
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.#dentro.delete(onFora)
      this.#uso[uso] -= 1
      this.#partes.leave(parte, uso)
      this.#admit()
    }
  }

  /** The database does not answer: waiting and running work fails at once, and new work is refused. */
  close(): void {
    if (this.#isFora) return
    this.#isFora = true
    for (const fila of this.#filas.values()) for (const { reject } of fila) reject(this.#refuse('BANCO_FORA'))
    for (const onFora of this.#dentro) onFora(new BancoIndisponivel('BANCO_FORA'))
    this.#onFora()
  }

  open(): void {
    this.#isFora = false
  }

  /** Who is to share a statement that has not begun yet (createGrupos) waits too, and is told so after as long. Answers how it ends. */
  waitOutside(reject: (error: Error) => void): () => void {
    this.#deFora += 1
    const end = () => {
      clearTimeout(timer)
      this.#deFora -= 1
    }
    const timer = setTimeout(() => {
      end()
      reject(this.#refuse('POOL_CHEIO'))
    }, this.#espera)
    return end
  }

  countRepetida(codigo: string): void {
    this.repetidas.set(codigo, (this.repetidas.get(codigo) ?? 0) + 1)
  }

  #hasRoom(uso: Uso, parte: string): boolean {
    const { comando, transacao } = this.#uso
    if (comando + transacao >= this.#max) return false
    if (uso === 'transacao' && transacao >= this.#max - Math.floor(this.#max / 4)) return false
    return this.#partes.hasRoom(parte, uso)
  }

  #refuse(code: BancoIndisponivel['code']): BancoIndisponivel {
    this.recusadas += 1
    return new BancoIndisponivel(code)
  }

  #wait(uso: Uso, trabalho: Trabalho): Promise<void> {
    const { parte } = trabalho
    const fila = this.#filas.get(parte) ?? new Set()
    this.#filas.set(parte, fila)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => leave(() => reject(this.#refuse('POOL_CHEIO'))), this.#espera)
      const leave = (then: () => void) => {
        clearTimeout(timer)
        fila.delete(espera)
        if (fila.size === 0) this.#filas.delete(parte)
        this.#partes.wait(parte, -1)
        then()
      }
      const espera: Espera = {
        uso,
        trabalho,
        enter: () => leave(resolve),
        reject: (error) => leave(() => reject(error)),
      }
      fila.add(espera)
      this.#partes.wait(parte, 1)
    })
  }

  #admit(): void {
    while (this.emUso < this.#max) {
      const espera = this.#pickNext()
      if (!espera) return
      this.#take(espera.uso, espera.trabalho.parte)
      espera.enter()
    }
  }

  /**
   * Of the supplier with the fewest connections, first come, first served; a single statement may pass transactions that wait for a free
   * connection.
   */
  #pickNext(): Espera | null {
    let proxima: Espera | null = null
    let menos = Infinity
    for (const [parte, fila] of this.#filas) {
      const quantas = this.#partes.sizeOf(parte)
      if (quantas >= menos) continue
      const espera = this.#firstOf(fila)
      if (!espera) continue
      proxima = espera
      menos = quantas
    }
    return proxima
  }

  /** The first that may enter now. Who has left meanwhile is not waited for by anybody. */
  #firstOf(fila: ReadonlySet<Espera>): Espera | null {
    for (const espera of fila) {
      const { uso, trabalho, reject } = espera
      if (trabalho.hasLeft?.()) {
        this.desistidas += 1
        reject(new BancoIndisponivel('CLIENTE_SAIU'))
      } else if (this.#hasRoom(uso, trabalho.parte)) return espera
    }
    return null
  }
}
