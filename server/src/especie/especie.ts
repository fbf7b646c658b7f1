import type { TipoImportacao } from '@vitrine/contract'
import type { Coluna, LinhaEnsaiada, Valor } from '@vitrine/rules/importacao'

import type { Quem } from '#cadastro'
import type { Db, Transaction } from '#infra'

/** Field -> cell of a row as it was read; a field without a column is not there. */
export type Celulas = Readonly<Record<string, string>>

/** Field -> value of a record, as cells have it. */
export type Valores = Readonly<Record<string, Valor>>

/** A record of the store that a row is of, as it stands. */
export interface Registro {
  id: string
  /** What stands when the row is written must be this one; null: nothing is there yet. */
  versao: number | null
  valores: Valores
  /** Fields of it that are not this store's to say: whatever their cells hold changes nothing. */
  alheios?: ReadonlySet<string>
}

/** What a row is of: a record; none (null), so that it makes one; or why that cannot be said. */
export type Achado<R extends Registro = Registro> = { atual: R | null } | { campo: string; erro: string }

/** A row of a sheet as it was read. */
export interface LinhaLida {
  linha: number
  celulas: string[]
}

/** What it comes to; the record that it is of, and the version of it that was seen. */
export interface LinhaConferida extends LinhaEnsaiada {
  linha: number
  idregistro: string | null
  versao_lida: number | null
  /** Of a sheet of people: whose row it is. */
  documento: string | null
  /** What stands beside its change: it refuses nothing. */
  avisos: { campo: string; aviso: string }[]
}

/** A row that is applied or taken back. */
export interface LinhaAFazer extends Omit<LinhaConferida, 'erros' | 'avisos' | 'documento'> {
  celulas: Celulas
  versao_aplicada: number | null
}

export interface LinhaFeita {
  linha: number
  feita: 'APLICADA' | 'DESFEITA' | 'RECUSADA'
  idregistro: string | null
  versao_aplicada: number | null
  erros: { campo: string; erro: string }[]
}

/** Whose records these are, who changes them, and what is said of it in the audit. */
export interface Obra {
  quem: Quem
  motivo: string
}

/** Rows are written, or what stood before them is. */
export type Sentido = 'APLICADA' | 'DESFEITA'

/** A row that changes something, with the record that it is of. */
export interface LinhaQueEscreve<R extends Registro = Registro> {
  conferida: LinhaConferida
  atual: R | null
  celulas: Celulas
}

/** A refusal of a row: its place among those that were asked about. */
export interface RecusaDaLinha {
  lugar: number
  campo: string
  erro: string
}

/** Something to know about a row: its place among those that were asked about. */
export interface AvisoDaLinha {
  lugar: number
  campo: string
  aviso: string
}

/** A kind of sheet in one store, as it stands when it is opened. */
export interface EspecieAberta<R extends Registro = Registro> {
  /** Columns as this store reads them. */
  colunas: readonly Coluna[]
  /** What each row is of, in their order. */
  find(db: Db, linhas: readonly Celulas[]): Promise<Achado<R>[]>
  /** What a single cell does not show: the whole record as it would be. */
  check?(linhas: readonly LinhaQueEscreve<R>[]): RecusaDaLinha[]
  /** What somebody should know before such rows are written; those that were refused are not asked about. */
  warn?(linhas: readonly LinhaQueEscreve<R>[]): AvisoDaLinha[]
  /** Writes rows beside what somebody else changed since they were rehearsed; or what stood before, where it still stands as they left it. */
  write(tx: Transaction, obra: Obra, linhas: readonly LinhaAFazer[], sentido: Sentido): Promise<LinhaFeita[]>
  /** Things that cells name and that may be made at a word. */
  novas?: {
    /** Columns that name one together. */
    campos: readonly string[]
    /** What these cells name and the store does not have, as it is shown. */
    list(ditas: readonly Celulas[]): string[]
    save(tx: Transaction, quem: Quem, novas: readonly string[], ditas: readonly Celulas[]): Promise<void>
  }
}

/** A kind of sheet: what is particular to it. All else is of the engine (decision 0145). */
export interface Especie {
  tipo: TipoImportacao
  open(db: Db, idfornecedor: string): Promise<EspecieAberta>
  /** Every record, a batch at a time, for the export; `qual`: of one table alone, with what it has no price of yet. */
  readValores(db: Db, idfornecedor: string, qual?: string): AsyncGenerator<Valores[]>
  /** Of people: how many an export tells of, for the audit. */
  count?(db: Db, idfornecedor: string): Promise<number>
}
