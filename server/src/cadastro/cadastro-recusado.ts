import type { EventoDeCadastro } from '@vitrine/contract'

/** Why a row was not written. */
export interface Recusa {
  /** Which of the rows that were given, from 0; null: one of them (a constraint does not say which). */
  linha: number | null
  /** Its key, parts joined by '/'. */
  id: string | null
  motivo:
    /** Somebody else wrote it: another version stands there. */
    | 'MUDOU'
    /** The row was removed. */
    | 'SUMIU'
    /** A new row of this key, and there is one. */
    | 'EXISTE'
    /** Two of the given rows have one key. */
    | 'REPETIDA'
    /** Another row already has a value that must be unique: a slug, a code. */
    | 'DUPLICADA'
    /** Another row needs it: it cannot be removed. */
    | 'EM_USO'
    /** It names a row that this supplier does not have. */
    | 'REFERENCIA'
    /** A value that the table does not take. */
    | 'INVALIDA'
  /** The version that stands there now; null: none, or none of this supplier. */
  versao: number | null
  /** Who wrote that, and when, as long as the audit is kept. */
  autor: EventoDeCadastro['dados']['autor'] | null
  quando: Date | null
}

/** A row that is refused whatever version stands there. */
export function refuseSempre(recusa: Pick<Recusa, 'linha' | 'id' | 'motivo'>): Recusa {
  return { ...recusa, versao: null, autor: null, quando: null }
}

/**
 * Nothing of the call was written. Thrown, so that the transaction it is part of is undone; the call that comes to make it answers it
 * as a failure of its own, with the rows.
 */
export class CadastroRecusado extends Error {
  readonly cadastro: string
  readonly recusas: readonly Recusa[]
  /** Name of the PostgreSQL constraint that refused the row, if it was one. */
  readonly restricao: string | null

  constructor(cadastro: string, recusas: readonly Recusa[], restricao: string | null = null) {
    super(
      `${cadastro}: ${[...new Set(recusas.map(({ motivo }) => motivo))].join(', ')} ${restricao ?? ''}`.trim(),
    )
    this.cadastro = cadastro
    this.recusas = recusas
    this.restricao = restricao
  }
}
