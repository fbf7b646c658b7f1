/** A bounded map in memory: least recently used first out. */
export class Memoria<V> {
  readonly #max: number
  readonly #valores = new Map<string, V>()

  constructor(max: number) {
    this.#max = max
  }

  get(chave: string): V | undefined {
    const valor = this.#valores.get(chave)
    if (valor === undefined) return undefined
    // Re-inserted: Map order is age of use.
    this.#valores.delete(chave)
    this.#valores.set(chave, valor)
    return valor
  }

  set(chave: string, valor: V): void {
    this.#valores.delete(chave)
    this.#valores.set(chave, valor)
    if (this.#valores.size <= this.#max) return
    const [oldest] = this.#valores.keys()
    if (oldest !== undefined) this.#valores.delete(oldest)
  }

  delete(chave: string): void {
    this.#valores.delete(chave)
  }

  deleteWhere(isGone: (valor: V) => boolean): void {
    for (const [chave, valor] of this.#valores) if (isGone(valor)) this.#valores.delete(chave)
  }

  clear(): void {
    this.#valores.clear()
  }
}
