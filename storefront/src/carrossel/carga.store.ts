import { esperaDaCarga, nextCarga } from '@vitrine/rules/carrossel'

/**
 * One queue for the page: the products of carousels are asked for one after the other (§9: 10 ms, then 1000 ms each), what is nearly in
 * view before what is not.
 */
export class FilaDeCargas {
  readonly #esperam = new Map<string, () => void>()
  readonly #perto = new Set<string>()
  #feitas = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Calls `load` when its turn comes; what is returned takes it out of the queue. */
  add(id: string, load: () => void): () => void {
    this.#esperam.set(id, load)
    this.#schedule()
    return () => {
      this.#esperam.delete(id)
      this.#perto.delete(id)
    }
  }

  setPerto(id: string): void {
    this.#perto.add(id)
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#esperam.size === 0) return
    this.#timer = setTimeout(() => this.#loadNext(), esperaDaCarga(this.#feitas))
  }

  #loadNext(): void {
    this.#timer = undefined
    const id = nextCarga([...this.#esperam.keys()], this.#perto)
    const load = id === undefined ? undefined : this.#esperam.get(id)
    if (id === undefined || !load) return
    this.#esperam.delete(id)
    this.#feitas += 1
    load()
    this.#schedule()
  }
}
