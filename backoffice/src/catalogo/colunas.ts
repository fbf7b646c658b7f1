import type { Recorte } from '@vitrine/contract'

import { readEscolha } from '#shell'

/** Columns of the list, from the left. */
export const colunas = [
  { id: 'escolha', nome: 'Escolher' },
  { id: 'sku', nome: 'Código' },
  { id: 'nome', nome: 'Produto' },
  { id: 'categoria', nome: 'Categoria' },
  { id: 'preco', nome: 'Preço R$' },
  { id: 'estoque', nome: 'Estoque' },
  { id: 'ativo', nome: 'Situação' },
  { id: 'abrir', nome: 'Abrir' },
] as const
export type Coluna = (typeof colunas)[number]['id']
/** Those that a person may leave out: without the others a row would be of nobody, or could not be chosen or opened. */
export type ColunaOpcional = NonNullable<Recorte['escondidas']>[number]

const fixas: ReadonlySet<Coluna> = new Set(['escolha', 'nome', 'abrir'])
const isOpcional = (id: Coluna): id is ColunaOpcional => !fixas.has(id)
export const opcionais = colunas.flatMap(({ id, nome }) => (isOpcional(id) ? [{ id, nome }] : []))

/** Those in which one types. */
const digitaveis: ReadonlySet<Coluna> = new Set(['sku', 'nome', 'preco', 'estoque'])

/** Columns that are shown, and where each of them stands. */
export interface Colunas {
  vistas: readonly (typeof colunas)[number][]
  /** From 0; of a column that is not shown, -1. */
  indiceOf: (coluna: Coluna) => number
  editaveis: readonly number[]
}

export function chooseColunas(escondidas: ReadonlySet<string>): Colunas {
  const vistas = colunas.filter(({ id }) => fixas.has(id) || !escondidas.has(id))
  return {
    vistas,
    indiceOf: (coluna) => vistas.findIndex(({ id }) => id === coluna),
    editaveis: vistas.flatMap(({ id }, i) => (digitaveis.has(id) ? [i] : [])),
  }
}

export const todasAsColunas = chooseColunas(new Set())

/** The columns that are left out on a device: the server draws the list without them. */
export const COOKIE_DAS_COLUNAS = 'vitrine_colunas_produtos'

/** What a device keeps of them, out of the cookies of a request; '': nothing. */
export const pickColunas = (cookie: string): string => readEscolha(cookie, COOKIE_DAS_COLUNAS)

/** What a device kept: names of columns, between dots; of names that there are not nothing becomes. */
export function readEscondidas(texto: string): ReadonlySet<ColunaOpcional> {
  const ditas = texto.split('.')
  return new Set(opcionais.flatMap(({ id }) => (ditas.includes(id) ? [id] : [])))
}
