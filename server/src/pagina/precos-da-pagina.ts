import { calls, type Call, type CallKey } from '@vitrine/contract'

import type { Requisicao } from '#chamada'
import type { PrecosDaResposta } from '#infra'

/**
 * What a page knows of prices: what the answers that it was made of know (issue 16, direction 2). An answer that does not say may know any, and so may
 * the page.
 */
export class PrecosDaPagina {
  readonly #de = new Set<string>()
  #comFaixas = false
  #isDeTodos = false

  /** What a call of the page has answered, whether it is drawn or not. */
  add(key: CallKey, { precos }: Pick<Requisicao, 'precos'>): void {
    const { publica }: Call = calls[key]
    if (publica === 'SEM_PRECOS') return
    this.#isDeTodos ||= precos === undefined
    this.#comFaixas ||= precos?.comFaixas === true
    for (const id of precos?.de ?? []) this.#de.add(id)
  }

  /** Undefined: any price. */
  read(): PrecosDaResposta | undefined {
    return this.#isDeTodos ? undefined : { de: [...this.#de], comFaixas: this.#comFaixas }
  }
}
