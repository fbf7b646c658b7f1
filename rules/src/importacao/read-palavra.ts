import { addDias, formatDia, isDia } from '#data'
import { foldTexto } from '#texto'

import { findProtegido, protectTexto } from './apostrofo.ts'
import type { Leitura, Valor } from './coluna.ts'

/** A day of the calendar as Brazil writes it, '31/12/2026' or '31/12/26', or as programs do, '2026-12-31'; its value is the latter. */
export function readDia(celula: string): Leitura {
  const [, dia = '', mes = '', ano = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(celula) ?? []
  const inteiro = ano.length === 2 ? `20${ano}` : ano
  const valor = dia
    ? `${inteiro}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`
    : readSerial(celula) || celula.replace(/[T ]00:00(:00)?.*$/, '')
  return isDia(valor)
    ? { valor }
    : { erro: `"${celula.slice(0, 20)}" não é um dia. Escreva como 31/12/2026.` }
}

/** Day 0 of a spreadsheet, by which its days from 2000 to 2099 have five digits. */
const DIA_ZERO = '1899-12-30'

/** A day as spreadsheets count it, where its cell lost its format: 46357 is 2026-12-01; '': it is none. */
function readSerial(celula: string): string {
  const serial = /^[3-7]\d{4}$/.test(celula) ? Number(celula) : 0
  if (serial < 36_526 || serial > 73_050) return ''
  return addDias(DIA_ZERO, serial)
}

export const showDia = (valor: Valor): string => (typeof valor === 'string' ? formatDia(valor) : '')

/** How one of several choices is written; its first word is what an export shows. */
export type Escolhas = Readonly<Record<string, readonly [string, ...string[]]>>

/** A cell that says one of these, in any of its words. */
export function readEscolha(escolhas: Escolhas): (texto: string) => Leitura {
  const porPalavra = new Map(
    Object.entries(escolhas).flatMap(([valor, palavras]) =>
      [valor, ...palavras].map((palavra) => [foldTexto(palavra), valor] as const),
    ),
  )
  const ditas = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
    Object.values(escolhas).map(([palavra]) => palavra),
  )
  return (celula) => {
    const valor = porPalavra.get(foldTexto(celula))
    return valor === undefined ? { erro: `Escreva ${ditas}.` } : { valor }
  }
}

export const showEscolha =
  (escolhas: Escolhas) =>
  (valor: Valor): string =>
    (typeof valor === 'string' && escolhas[valor]?.[0]) || ''

const SEPARADOR = ' | '
/** What fits a cell (Excel takes 32,767 characters; an import reads 20,000). */
const CABE = 20_000

/** Several names in one cell, between bars, semicolons or lines, in any order; `virgula`: between commas too. */
export function splitLista(texto: string, { virgula = false } = {}): string[] {
  const partes = texto.split(virgula ? /[|;,\n]/ : /[|;\n]/).map((parte) => parte.trim())
  return [...new Set(partes.filter(Boolean))].toSorted()
}

/** Names as one value: the same ones are the same value; null of none. */
export const joinLista = (nomes: readonly string[]): string | null =>
  [...new Set(nomes)].toSorted().join(SEPARADOR) || null

/** A cell of several names of up to `max` characters each. */
export function readLista(
  max: number,
  { virgula = false, quantos = 5000 }: { virgula?: boolean; quantos?: number } = {},
): (texto: string) => Leitura {
  return (celula) => {
    const nomes = splitLista(findProtegido(celula) ?? celula, { virgula })
    const longo = nomes.find((nome) => nome.length > max)
    if (longo !== undefined)
      return { erro: `"${longo.slice(0, 20)}…" passa de ${max} caracteres. Separe com |.` }
    if (nomes.length > quantos) return { erro: `São no máximo ${quantos}.` }
    return { valor: joinLista(nomes) }
  }
}

/** What a cell does not hold is not shown in part: a part would be read as all of it. */
export function showLista(valor: Valor): string {
  if (typeof valor !== 'string') return ''
  return valor.length > CABE ? `(${splitLista(valor).length} itens: mude na tela)` : protectTexto(valor)
}
