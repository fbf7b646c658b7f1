import type { ColunaDe, Linha, Registro, Tabela } from '#coluna'

import type { Dono } from './quem.ts'

/**
 * The version of a row that the writer has seen; null: there is none yet. 'qualquer': whatever stands there, the last write wins
 * (imports, a supplier's own system, the demo).
 */
export type Versao = number | null | 'qualquer'

/** Records that people edit: how their rows are written from JSON, found again and told. */
export interface Cadastro<
  T extends Tabela,
  N extends ColunaDe<T>,
  K extends N,
  D extends Dono = 'fornecedor',
> extends Registro<T, N> {
  dono: D
  /** Columns of the key of a row among those of its owner. */
  chave: readonly K[]
  /** Columns of the primary key of the table. */
  primaria: readonly string[]
  /** Columns whose values are told to nobody, only that they changed: personal data, secrets. */
  ocultas: readonly N[]
}

/** Why a row is written or removed, for the audit: a loss, a campaign. */
export interface ComMotivo {
  motivo?: string
}

/** A row that is written: whole, or of one that stands, what changes alone (its key and some columns). */
export type LinhaDoCadastro<C> =
  C extends Cadastro<infer T, infer N, infer K, Dono>
    ?
        | (Linha<T, N> & { versao: Versao })
        | (Pick<Linha<T, N>, K> & Partial<Linha<T, N>> & { versao: Exclude<Versao, null> })
    : never

/** A row that is removed. */
export type ChaveDoCadastro<C> =
  C extends Cadastro<infer T, infer N, infer K, Dono>
    ? Pick<Linha<T, N>, K> & { versao: Exclude<Versao, null> }
    : never

/**
 * Records of `registro`, which leaves `idfornecedor` and `versao` to the statement. `chave` is the primary key, without `idfornecedor`
 * where that is a part of it (`porFornecedor`); of a table with one row for each supplier it is `idfornecedor` itself.
 */
export function describeCadastro<T extends Tabela, N extends ColunaDe<T>, const K extends N>(
  { tabela, nomes }: Registro<T, N>,
  {
    chave,
    porFornecedor = false,
    ocultas = [],
  }: { chave: readonly K[]; porFornecedor?: boolean; ocultas?: readonly N[] },
): Cadastro<T, N, K> {
  return {
    dono: 'fornecedor',
    tabela,
    nomes,
    chave,
    ocultas,
    primaria: porFornecedor ? ['idfornecedor', ...chave] : chave,
  }
}

/** Records of the platform's own, of a table without suppliers. */
export function describePlataforma<T extends Tabela, N extends ColunaDe<T>, const K extends N>(
  { tabela, nomes }: Registro<T, N>,
  { chave }: { chave: readonly K[] },
): Cadastro<T, N, K, 'plataforma'> {
  return { dono: 'plataforma', tabela, nomes, chave, ocultas: [], primaria: chave }
}
