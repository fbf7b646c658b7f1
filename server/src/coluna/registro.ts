import { asPedaco, type Db, type Fragment } from '#infra'

import { colunas } from './colunas.gerado.ts'

export type Colunas = typeof colunas
export type Tabela = keyof Colunas
export type ColunaDe<T extends Tabela> = keyof Colunas[T] & string

/** What a column takes in JSON, as the records of a statement are sent: days and moments as text, bytes in base64. */
export interface Valores {
  uuid: string
  text: string
  character: string
  bytea: string
  bigint: number
  integer: number
  smallint: number
  'double precision': number
  numeric: number
  boolean: boolean
  date: string
  'timestamp with time zone': string
  jsonb: object | string | number | boolean
  'text[]': readonly string[]
  'uuid[]': readonly string[]
  'smallint[]': readonly number[]
  'date[]': readonly string[]
}

export type SemPadrao<C> = C extends `${infer D}=` ? D : C
type ValorDe<C> =
  SemPadrao<C> extends `${infer D}?`
    ? (D extends keyof Valores ? Valores[D] : never) | null
    : SemPadrao<C> extends keyof Valores
      ? Valores[SemPadrao<C> & keyof Valores]
      : never

/** A row of a table, of these columns. */
export type Linha<T extends Tabela, N extends ColunaDe<T>> = { [C in N]: ValorDe<Colunas[T][C]> }

/** Columns that are required: not null and without a default. */
export type Obrigatoria<T extends Tabela> = {
  [C in ColunaDe<T>]: Colunas[T][C] extends `${string}?` | `${string}=` ? never : C
}[ColunaDe<T>]

/** How rows of a table are written from JSON, and which of its columns the statement gives by itself. */
export interface Registro<T extends Tabela, N extends ColunaDe<T>> {
  tabela: T
  nomes: readonly N[]
}

/** A column of the schema, `tabela.coluna`; with `?`, one that may be absent here although the table always has it. */
type Referencia = { [T in Tabela]: `${T}.${ColunaDe<T>}` }[Tabela]
type Campo = Referencia | `${Referencia}?`
type ValorDoCampo<C> = C extends `${infer R}?`
  ? ValorDoCampo<R> | null
  : C extends `${infer T extends Tabela}.${infer N}`
    ? N extends ColunaDe<T>
      ? ValorDe<Colunas[T][N]>
      : never
    : never

/** A record that is not a row of one table: each value has the type of the column that it borrows. */
export interface Entrada<C extends Readonly<Record<string, Campo>>> {
  campos: C
}
type Descricao = { tabela: Tabela; nomes: readonly string[] } | Entrada<Readonly<Record<string, Campo>>>

/** What is sent for a description: a row of its columns, a record of its fields. */
export type LinhaDe<R> =
  R extends Registro<infer T, infer N>
    ? Linha<T, N>
    : R extends Entrada<infer C>
      ? { [N in keyof C]: ValorDoCampo<C[N]> }
      : never

/**
 * The columns of a table that come in JSON, beside those that its statement gives (`fora`). A name that the table does not have does not
 * compile, nor does a list that leaves out what no row can be without.
 */
export function describeRegistro<
  T extends Tabela,
  const N extends readonly ColunaDe<T>[],
  const F extends readonly ColunaDe<T>[],
>(
  tabela: T,
  fora: F,
  nomes: N &
    ([Exclude<Obrigatoria<T>, N[number] | F[number]>] extends [never]
      ? unknown
      : { faltam: Exclude<Obrigatoria<T>, N[number] | F[number]> }),
): Registro<T, N[number]> {
  return { tabela, nomes }
}

/**
 * The record of a statement that reads something other than a row of a table: an id and how many of it, a line and its new price. A name borrowed from
 * no column does not compile.
 */
export function describeEntrada<const C extends Readonly<Record<string, Campo>>>(campos: C): Entrada<C> {
  return { campos }
}

interface Pedacos {
  /** Column names for the insert: `a, b`. */
  nomes: Fragment
  /** `r.a, nullif(r.b, 'null'), decode(r.c, 'base64')`: the values; null inside JSON is not NULL in PostgreSQL. */
  valores: Fragment
  /** Column definitions of the JSON record: `a uuid, b jsonb, c text`. */
  tipos: Fragment
}

/** The pieces of `insert into … (nomes) select valores from jsonb_to_record(…) as r(tipos)`. */
export function asRegistro(db: Db, descricao: Descricao): Pedacos {
  const pronto = prontos.get(descricao)
  if (pronto) return pronto
  const campos = listCampos(descricao)
  const pedacos: Pedacos = {
    nomes: asPedaco(db.unsafe(campos.map(([nome]) => nome).join(', '))),
    valores: asPedaco(db.unsafe(campos.map(([nome, tipo]) => asValor(`r.${nome}`, tipo)).join(', '))),
    tipos: asPedaco(
      db.unsafe(campos.map(([nome, tipo]) => `${nome} ${tipo === 'bytea' ? 'text' : tipo}`).join(', ')),
    ),
  }
  prontos.set(descricao, pedacos)
  return pedacos
}

/** Rows as the JSON that a statement reads them from. */
export function asJson<D extends Descricao>(
  db: Db,
  _descricao: D,
  linhas: LinhaDe<NoInfer<D>> | readonly LinhaDe<NoInfer<D>>[],
) {
  return db.json(linhas as never) // plain records; postgres.js wants an index signature
}

/** As `keepFragmento` keeps pieces: whoever asks first makes them for all. */
const prontos = new WeakMap<Descricao, Pedacos>()

function asValor(nome: string, tipo: string): string {
  if (tipo === 'jsonb') return `nullif(${nome}, 'null')`
  return tipo === 'bytea' ? `decode(${nome}, 'base64')` : nome
}

/** Names and types, in the order in which they are described. */
function listCampos(descricao: Descricao): [nome: string, tipo: string][] {
  if ('campos' in descricao)
    return Object.entries(descricao.campos).map(([nome, campo]) => [nome, tipoOf(campo)])
  const { tabela, nomes } = descricao
  return nomes.map((nome) => [nome, tipoOf(`${tabela}.${nome}`)])
}

/** The type of a column ('tabela.coluna'), as a record names it. */
export function tipoOf(campo: string): string {
  const [tabela = '', coluna = ''] = campo.replace(/\?$/, '').split('.')
  const daTabela: Readonly<Record<string, string>> = colunas[tabela as Tabela] // each field names a table and a column of it
  const tipo = (daTabela[coluna] ?? '').replace(/\??=?$/, '')
  // Without its length it would be a single character.
  return tipo === 'character' ? 'bpchar' : tipo
}
