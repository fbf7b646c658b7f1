import { Memoria } from '#infra'

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
  /** Ends of the saves that are under way. */
  readonly #emCurso = new Map<string, Promise<void>>()

  /**
   * Begins a save once the one of the same cart that is under way here has ended, however it did: it would be overtaken by it, and made again. One is waited
   * for, not all that came before: what is held up is not held up once for each.
   */
  async after<T>(dono: Dono, save: () => Promise<T>): Promise<T> {
    const chave = chaveOf(dono)
    const antes = this.#emCurso.get(chave)
    if (antes) await antes
    const este = save()
    const fim = este.then(ignore, ignore)
    this.#emCurso.set(chave, fim)
    try {
      return await este
    } finally {
      if (this.#emCurso.get(chave) === fim) this.#emCurso.delete(chave)
    }
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

const ignore = () => {}
const chaveOf = ({ idfornecedor, idcliente }: Dono) => `${idfornecedor}${idcliente}`
