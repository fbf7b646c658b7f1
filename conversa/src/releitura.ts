import { Ordem } from './ordem.ts'

/** Several changes of one moment are one reading. */
const JUNTAS_MS = 300
/** Where changes do not cease, it is read so often all the same. */
const NO_MAXIMO_MS = 2000

/** Reads anew what was told to have moved; of two readings on their way the one asked for last is shown, whichever answers first. */
export class Releitura<S> {
  #read: () => Promise<S | null>
  #show: (lida: S) => void
  #ordem = new Ordem()
  #timer: ReturnType<typeof setTimeout> | undefined
  #desde: number | null = null
  #aCaminho = 0
  #isGone = false

  /** @param read null: it could not be read, and what was read before stays */
  constructor(read: () => Promise<S | null>, show: (lida: S) => void) {
    this.#read = read
    this.#show = show
  }

  /** A reading waits for its moment, or for its answer. */
  get isOnWay(): boolean {
    return this.#desde !== null || this.#aCaminho > 0
  }

  /** Something has moved. */
  hear = (): void => {
    if (this.#isGone) return
    const agora = Date.now()
    this.#desde ??= agora
    clearTimeout(this.#timer)
    const espera = Math.min(JUNTAS_MS, Math.max(this.#desde + NO_MAXIMO_MS - agora, 0))
    this.#timer = setTimeout(() => void this.#readNow(), espera)
  }

  stop(): void {
    this.#isGone = true
    clearTimeout(this.#timer)
  }

  async #readNow(): Promise<void> {
    this.#desde = null
    const vez = this.#ordem.ask()
    this.#aCaminho += 1
    const lida = await this.#read()
    this.#aCaminho -= 1
    if (lida !== null && !this.#isGone && this.#ordem.take(vez)) this.#show(lida)
  }
}
