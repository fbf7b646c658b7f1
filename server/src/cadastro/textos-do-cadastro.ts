import { tipoOf, type ColunaDe, type Tabela } from '#coluna'

import type { Cadastro } from './describe-cadastro.ts'
import type { Dono } from './quem.ts'

/** The pieces of a statement that writes records; `$1` are the rows, `$2` the supplier (null: the platform's), `$3` who writes. */
export interface Textos {
  tabela: string
  /** The condition that a row is of whom is written for. */
  isDele: (row: string) => string
  /** `k uuid`: the key in the JSON. */
  tiposDaChave: string
  tipos: string
  /** `a text, b bigint`, of these columns. */
  tiposDe: (nomes: readonly string[]) => string
  /** `a, b`: where the columns go, the supplier among them. */
  destino: string
  /** `$2, r.a, nullif(r.b, 'null')`. */
  novas: string
  /** `t.k`, … by the name of the row that they are of. */
  chaveDe: (row: string) => string
  sameChave: (a: string, b: string) => string
  nomes: readonly string[]
  /** Columns beside the key. */
  mudaveis: readonly string[]
  valorOf: (row: string, nome: string) => string
  primaria: string
  /** The key as the audit names it: `k/l`. */
  idDe: (row: string) => string
  /** SQL for a JSON object without the hidden columns (`ocultas`). */
  semOcultas: (json: string) => string
  /** SQL for the names of the hidden columns that a JSON object has, as JSON. */
  ocultasDe: (json: string) => string
}

const prontos = new WeakMap<object, Textos>()

/** Made once for each kind of record. */
export function textosOf<T extends Tabela, N extends ColunaDe<T>, K extends N, D extends Dono>(
  cadastro: Cadastro<T, N, K, D>,
): Textos {
  const pronto = prontos.get(cadastro)
  if (pronto) return pronto
  const { dono, tabela, nomes, chave, primaria, ocultas } = cadastro
  const columnsOf = (lista: readonly string[]) =>
    lista.map((nome) => `${nome} ${tipoOf(`${tabela}.${nome}`)}`).join(', ')
  // The value null inside JSON is not NULL in PostgreSQL.
  const valorOf = (row: string, nome: string) =>
    tipoOf(`${tabela}.${nome}`) === 'jsonb' ? `nullif(${row}.${nome}, 'null')` : `${row}.${nome}`
  const isDaPlataforma = dono === 'plataforma'
  const isDito = isDaPlataforma || nomes.some((nome) => nome === 'idfornecedor')
  const lista = `'{${ocultas.join(',')}}'::text[]`
  const textos: Textos = {
    tabela,
    nomes,
    isDele: (row) => (isDaPlataforma ? '$2::uuid is null' : `${row}.idfornecedor = $2::uuid`),
    tiposDaChave: columnsOf(chave),
    tipos: columnsOf(nomes),
    tiposDe: columnsOf,
    destino: [...(isDito ? [] : ['idfornecedor']), ...nomes].join(', '),
    novas: [...(isDito ? [] : ['$2::uuid']), ...nomes.map((nome) => valorOf('r', nome))].join(', '),
    chaveDe: (row) => chave.map((nome) => `${row}.${nome}`).join(', '),
    sameChave: (a, b) => chave.map((nome) => `${a}.${nome} = ${b}.${nome}`).join(' and '),
    mudaveis: nomes.filter((nome) => !chave.some((parte) => parte === nome)),
    valorOf,
    primaria: primaria.join(', '),
    idDe: (row) => `concat_ws('/', ${chave.map((nome) => `${row}.${nome}`).join(', ')})`,
    semOcultas: (json) => (ocultas.length > 0 ? `(${json}) - ${lista}` : json),
    ocultasDe: (json) =>
      ocultas.length > 0
        ? `coalesce((select jsonb_agg(o) from unnest(${lista}) as o where (${json}) ? o), '[]')`
        : `'[]'::jsonb`,
  }
  prontos.set(cadastro, textos)
  return textos
}
