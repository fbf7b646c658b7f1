import type { Db } from '#infra'

import type { ColunaDe, Colunas, Obrigatoria, SemPadrao, Tabela, Valores } from './registro.ts'

/** Type that the driver takes for a column: Buffer for bytes, Date for moments, the result of `db.json` for JSON. */
interface ValoresDoDriver extends Omit<Valores, 'bytea' | 'timestamp with time zone' | 'jsonb'> {
  bytea: Uint8Array
  'timestamp with time zone': Date | string
  jsonb: ReturnType<Db['json']>
}
type Valor<C> =
  SemPadrao<C> extends `${infer D}?`
    ? (D extends keyof ValoresDoDriver ? ValoresDoDriver[D] : never) | null
    : SemPadrao<C> extends keyof ValoresDoDriver
      ? ValoresDoDriver[SemPadrao<C> & keyof ValoresDoDriver]
      : never

type Mudanca<T extends Tabela> = { [C in ColunaDe<T>]?: Valor<Colunas[T][C]> }
type Nova<T extends Tabela> = { [C in Obrigatoria<T>]: Valor<Colunas[T][C]> } & Mudanca<T>
/** What is not a column of the table does not compile, not even out of a wider row. */
type Sem<T extends Tabela, L> = { [C in Exclude<keyof L, ColunaDe<T>>]: never }

/** What is told to others when it is written: only its own slice names it, in a statement of its own (decision 0098). */
type ComDono<T extends Tabela> = T extends 'pedido' ? 'status' : 'versao'
type SemDono<T extends Tabela, L> = Sem<T, L> & { [C in Extract<keyof L, ComDono<T>>]: never }

/** `insert into t ${asLinha(db, 't', row)}`: one row, whose columns and values are those of the table. */
export function asLinha<T extends Tabela, L extends Nova<T>>(db: Db, _tabela: T, linha: L & Sem<T, L>) {
  return db(linha as Record<string, never>) // each value is what the driver takes for its column
}

/** The same for several rows, at least one; each has the columns of the first. */
export function asLinhas<T extends Tabela, L extends Nova<T>>(
  db: Db,
  _tabela: T,
  linhas: readonly (L & Sem<T, L>)[],
) {
  return db(linhas as Record<string, never>[]) // each value is what the driver takes for its column
}

/** `update t set ${asMudanca(db, 't', columns)}`: some columns of the table, never an order's status nor the version of a record. */
export function asMudanca<T extends Tabela, L extends Mudanca<T>>(
  db: Db,
  _tabela: T,
  colunas: L & SemDono<T, L>,
) {
  return db(colunas as Record<string, never>) // each value is what the driver takes for its column
}
