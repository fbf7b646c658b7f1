import { setImmediate as nextTurn } from 'node:timers/promises'

import pLimit from 'p-limit'

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
 * hundreds. What would come later than in two seconds is refused before anything is done for it. A page that waits for its data holds up nobody.
 */
export class FilaDePaginas {
  readonly #vez = pLimit(1)
  #demora = DEMORA_MS
  /** Pages being made, those that wait for their turn too. */
  emCurso = 0
  recusadas = 0

  /** Makes a page. @throws Falha `indisponivel` when it would come too late. */
  async admit<T>(make: () => Promise<T>): Promise<T> {
    if (this.emCurso >= SEMPRE && (this.emCurso * this.#demora) / PARTE_DO_DESENHO > ESPERA_MS) {
      this.recusadas += 1
      throw new Falha('indisponivel')
    }
    this.emCurso += 1
    try {
      return await make()
    } finally {
      this.emCurso -= 1
    }
  }

  /** Draws when it is this page's turn. Nothing is drawn for a client that has left: its signal's reason is thrown. */
  readonly draw = <T>(sinal: AbortSignal, work: () => Promise<T>): Promise<T> =>
    this.#vez(async () => {
      await nextTurn()
      sinal.throwIfAborted()
      const desde = performance.now()
      try {
        return await work()
      } finally {
        this.#demora += (performance.now() - desde - this.#demora) / 8
      }
    })
}
