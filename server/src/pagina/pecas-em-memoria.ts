import { hash } from 'node:crypto'

import type { FonteDaPeca, PecaGuardada, PecasGuardadas } from '@vitrine/contract'

import { Memoria } from '#infra'

const MAX_BYTES = 8 * 1024 * 1024
/** What an entry costs beside its HTML. */
const AO_LADO = 600
/** Of some hundreds of stores, each for who looks at it. */
const MAX_RESTOS = 2000

/** The parts of pages that this process has drawn (decision 0153). A change of what they are drawn from is another key, a deploy another process. */
export class PecasEmMemoria implements PecasGuardadas {
  readonly #memoria = new Memoria<PecaGuardada>({
    max: 20_000,
    maxTamanho: MAX_BYTES,
    tamanhoOf: ({ partes }) => partes.reduce((soma, { length }) => soma + length, AO_LADO),
  })

  /**
   * Of cards in memory, which are the same objects from page to page: written out and hashed, twenty of them were a twentieth of a list. By what else
   * they are drawn from, which is long and of which there are few.
   */
  readonly #nomes = new Memoria<WeakMap<object, string>>(MAX_RESTOS)

  nameOf(chave: () => string, fonte?: FonteDaPeca): string {
    if (!fonte) return digest(chave())
    const { objeto, resto } = fonte
    const conhecidos = this.#nomes.get(resto)
    const conhecido = conhecidos?.get(objeto)
    if (conhecido !== undefined) return conhecido
    const nome = digest(chave())
    if (conhecidos) conhecidos.set(objeto, nome)
    else this.#nomes.set(resto, new WeakMap([[objeto, nome]]))
    return nome
  }

  get(nome: string): PecaGuardada | undefined {
    return this.#memoria.get(nome)
  }

  set(nome: string, peca: PecaGuardada): void {
    this.#memoria.set(nome, peca)
  }
}

/** The key has all that is known of a product, longer than its HTML is. */
const digest = (chave: string): string => hash('sha256', chave, 'base64')
