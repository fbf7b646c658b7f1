import { setImmediate as nextTurn } from 'node:timers/promises'

import { Falha } from '#infra'

/** A page that would have to wait longer for those before it is refused at once. */
const ESPERA_MS = 2000
/** So many are never too many: a machine that is slow for a while is slow, and refuses nobody for it. */
const SEMPRE = 30
/** Of what a page takes, so much is its drawing; the rest is its data, its bytes and what else the process does meanwhile. */
const PARTE_DO_DESENHO = 0.5
/** Until the first pages were drawn: ms. */
const DEMORA_MS = 20

/**
 * Who draws pages and in which order (issue 16, direction 4). Drawing is work of the one processor that a process has: pages are drawn one
 * after the other, with the event loop's other work between two, so that a health check or an answer from memory waits for one page and not for
 * hundreds. Stores take turns: one that everybody visits at once holds up its own visitors, not those of others. What would come later than in
 * two seconds is refused before anything is done for it. A page that waits for its data holds up nobody.
 */
export class FilaDePaginas {
  /** Pages that wait to be drawn, by store; the store whose turn is next stands first. */
  readonly #filas = new Map<string, (() => void)[]>()
  readonly #emCursoDe = new Map<string, number>()
  #isDesenhando = false
  #demora = DEMORA_MS
  /** Pages being made, those that wait for their turn too. */
  emCurso = 0
  recusadas = 0

  /** Makes a page of a store ('': of none). @throws Falha `indisponivel` when it would come too late. */
  async admit<T>(loja: string, make: () => Promise<T>): Promise<T> {
    if (this.#isTarde(loja)) {
      this.recusadas += 1
      throw new Falha('indisponivel')
    }
    this.#count(loja, 1)
    try {
      return await make()
    } finally {
      this.#count(loja, -1)
    }
  }

  /** Draws when it is this page's turn. Nothing is drawn for a client that has left: its signal's reason is thrown. */
  async draw<T>(loja: string, sinal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#wait(loja)
    try {
      await nextTurn()
      sinal.throwIfAborted()
      const desde = performance.now()
      try {
        return await work()
      } finally {
        this.#demora += (performance.now() - desde - this.#demora) / 8
      }
    } finally {
      this.#passOn()
    }
  }

  /** Before this page come, at the most, as many of each other store as there are of its own. */
  #isTarde(loja: string): boolean {
    if (this.emCurso < SEMPRE) return false
    const antes = Math.min(this.emCurso, (this.#emCursoDe.get(loja) ?? 0) * this.#emCursoDe.size)
    return (antes * this.#demora) / PARTE_DO_DESENHO > ESPERA_MS
  }

  #count(loja: string, quantas: 1 | -1): void {
    this.emCurso += quantas
    const delas = (this.#emCursoDe.get(loja) ?? 0) + quantas
    if (delas === 0) this.#emCursoDe.delete(loja)
    else this.#emCursoDe.set(loja, delas)
  }

  #wait(loja: string): Promise<void> {
    if (!this.#isDesenhando) {
      this.#isDesenhando = true
      return Promise.resolve()
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    const fila = this.#filas.get(loja)
    if (fila) fila.push(resolve)
    else this.#filas.set(loja, [resolve])
    return promise
  }

  /** The turn goes to the next store, and this one's next page stands behind those of the others. */
  #passOn(): void {
    const [proxima] = this.#filas
    if (!proxima) {
      this.#isDesenhando = false
      return
    }
    const [loja, [begin, ...resto]] = proxima
    this.#filas.delete(loja)
    if (resto.length > 0) this.#filas.set(loja, resto)
    begin?.()
  }
}
