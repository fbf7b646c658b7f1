import { createVez, Memoria } from '#infra'

import type { CarrinhoRow } from './carrinho.repository.ts'

interface Dono {
  idfornecedor: string
  idcliente: string
}

const MAX_LEMBRADOS = 3000

/**
 * Carts as this process saved them last: the next save builds on one of them without reading it first. Only a guess, for
 * a save is guarded by revision and lock, and reads when the guess was wrong: processes need not hear of each other
 * (decision 0016).
 */
export class CarrinhosLembrados {
  readonly #rows = new Memoria<CarrinhoRow>(MAX_LEMBRADOS)
  readonly #vez = createVez()

  /** Begins a save once the one of the same cart that is under way here has ended. */
  after<T>(dono: Dono, save: () => Promise<T>): Promise<T> {
    return this.#vez(chaveOf(dono), save)
  }

  /** Undefined when nothing is remembered, or not the revision that the browser built on. */
  guess(dono: Dono, revisao: number | undefined): CarrinhoRow | undefined {
    const row = this.#rows.get(chaveOf(dono))
    return revisao === undefined || row?.revisao === revisao ? row : undefined
  }

  /** Null forgets. Locked carts are changed by attendants: those are read. Uses of coupons are never believed of it (decision 0180). */
  keep(dono: Dono, row: CarrinhoRow | null): void {
    // Prices of an attendant end by the clock.
    if (!row || row.bloqueado_por || row.negociacao) this.#rows.delete(chaveOf(dono))
    else this.#rows.set(chaveOf(dono), row)
  }
}

const chaveOf = ({ idfornecedor, idcliente }: Dono) => `${idfornecedor}${idcliente}`
