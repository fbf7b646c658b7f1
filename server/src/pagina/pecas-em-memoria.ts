import { hash } from 'node:crypto'

import type { PecaGuardada, PecasGuardadas } from '@vitrine/contract'

import { Memoria } from '#infra'

const MAX_BYTES = 8 * 1024 * 1024
/** What an entry costs beside its HTML. */
const AO_LADO = 600

/** The parts of pages that this process has drawn (decision 0153). A change of what they are drawn from is another key, a deploy another process. */
export class PecasEmMemoria implements PecasGuardadas {
  readonly #memoria = new Memoria<PecaGuardada>({
    max: 20_000,
    maxTamanho: MAX_BYTES,
    tamanhoOf: ({ partes }) => partes.reduce((soma, { length }) => soma + length, AO_LADO),
  })

  get(chave: string): PecaGuardada | undefined {
    return this.#memoria.get(digest(chave))
  }

  set(chave: string, peca: PecaGuardada): void {
    this.#memoria.set(digest(chave), peca)
  }
}

/** The key has all that is known of a product, longer than its HTML is. */
const digest = (chave: string): string => hash('sha256', chave, 'base64')
