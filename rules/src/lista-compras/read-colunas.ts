import { foldTexto } from '#texto'

import type { Achado } from './parse-pedido-colado.ts'
import { looksLikeCodigo, readMedida, readNumero } from './read-quantidade.ts'
import { readUnidade } from './unidade.ts'

const titulos: ReadonlySet<string> = new Set(
  'sku codigo cod ean gtin produto produtos nome descricao item itens qtd qtde quantidade quant unidade un und preco valor total referencia ref marca embalagem'.split(
    ' ',
  ),
)

/** Cells of a spreadsheet or of 'SKU;qtd', in any order: a code, a name, a quantity, a unit; prices are left aside. */
export function readColunas(cells: readonly string[]): Achado {
  if (cells.every(isTitulo)) return { cabecalho: true }
  const soltas = cells.filter((cell) => !/^R\$/i.test(cell))
  const numeros = soltas.filter((cell) => readNumero(cell) !== null || /^\d{5,14}$/.test(cell))
  const outras = soltas.filter((cell) => !numeros.includes(cell))
  const medida = outras.map(readCelula).find((lida) => lida !== null) ?? null
  const unidade = outras.map(readUnidade).find((lida) => lida !== null) ?? null
  const textos = outras.filter((cell) => readUnidade(cell) === null && readCelula(cell) === null)
  const frases = textos.filter((cell) => !looksLikeCodigo(cell) && /\p{L}/u.test(cell))
  const codigoEscrito = textos.find(looksLikeCodigo) ?? null
  const codigo = codigoEscrito ?? chooseCodigo(numeros, frases.length > 0 || medida !== null)
  const quantidade = medida?.quantidade ?? firstOther(numeros, codigoEscrito ? null : codigo)
  return {
    termo: frases.toSorted((a, b) => b.length - a.length)[0] ?? '',
    codigo,
    quantidade,
    unidade: medida?.unidade ?? unidade,
  }
}

function isTitulo(cell: string): boolean {
  return foldTexto(cell)
    .split(/[^a-z]+/)
    .filter(Boolean)
    .some((palavra) => titulos.has(palavra))
    ? !/\d/.test(cell)
    : false
}

/** '3 cx' in one cell. */
function readCelula(cell: string) {
  const [, numero = '', palavra = ''] = /^([\d.,/½]+)\s*([\p{L}²³.]+)$/u.exec(cell) ?? []
  return numero === '' ? null : readMedida(numero, palavra)
}

/**
 * Which of the numbers is a code. With the name beside it only a long one; without a name one of them must be: the
 * longest, the first of equals.
 */
function chooseCodigo(numeros: readonly string[], isNamed: boolean): string | null {
  const inteiros = numeros.filter((numero) => /^\d{1,14}$/.test(numero))
  const maior = inteiros.toSorted((a, b) => b.length - a.length)[0] ?? null
  if (maior === null) return null
  return isNamed && !/^\d{4,}$/.test(maior) ? null : maior
}

function firstOther(numeros: readonly string[], codigo: string | null): number | null {
  const resto = codigo === null ? numeros : numeros.toSpliced(numeros.indexOf(codigo), 1)
  return resto.map(readNumero).find((numero) => numero !== null) ?? null
}
