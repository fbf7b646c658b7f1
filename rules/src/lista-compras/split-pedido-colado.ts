import { countTitulos } from './titulos.ts'

/** A line of what was pasted, before anything is read into it. */
export interface LinhaCrua {
  /** Number in the text, blank lines counted, the first is 1. */
  linha: number
  /** The line as it was, at most 200 characters. */
  texto: string
  /** What stands before and behind tabs, semicolons, bars (empty cells kept, so that columns stay columns); null: free text. */
  celulas: string[] | null
}

const MAX_TEXTO = 200
/** A row of a spreadsheet is longer than a line that somebody wrote. */
const MAX_LINHA = 2000

/** The lines of a pasted order that are not blank. Never throws. */
export function splitPedidoColado(texto: string): LinhaCrua[] {
  let isComma = false
  return joinQuebradas(texto.split(/\r\n|[\r\n\u2028\u2029]/))
    .map(({ linha, crua }) => ({ linha, crua: tidy(crua) }))
    .filter(({ crua }) => crua !== '')
    .map(({ linha, crua }) => {
      // Google's CSV: only a heading tells commas that part cells from those of '2,5'.
      isComma = isComma ? crua.includes(',') && !/[\t;|]/.test(crua) : isHeadingWithCommas(crua)
      return { linha, texto: cut(crua, MAX_TEXTO), celulas: splitCelulas(crua, isComma) }
    })
}

/** A cell has no more lines than this: what opens a quote and never closes it must not take the rest of the order along. */
const MAX_QUEBRAS = 20

/** Spreadsheets write a cell of several lines in quotes: its row is one, at the number of its first line. */
function joinQuebradas(linhas: readonly string[]): { linha: number; crua: string }[] {
  const juntas: { linha: number; crua: string }[] = []
  for (let i = 0; i < linhas.length; i++) {
    const linha = i + 1
    const crua = linhas[i] ?? ''
    const ate = isAberta(crua) ? findFecho(linhas, i) : i
    juntas.push({ linha, crua: linhas.slice(i, ate + 1).join(' ') })
    i = ate
  }
  return juntas
}

/** The line that closes the quote which line `de` leaves open; `de` itself when none near it does. */
function findFecho(linhas: readonly string[], de: number): number {
  for (let i = de + 1; i < linhas.length && i <= de + MAX_QUEBRAS; i++)
    // What no cell stands beside is free text, whose quotes are its own.
    if (!isAberta(linhas[i] ?? '', true))
      return linhas.slice(de, i + 1).some((linha) => /[\t;|]/.test(linha)) ? i : de
  return de
}

/** Whether a line ends inside of a quoted cell; `isQuoted`: it begins in one. */
function isAberta(linha: string, isQuoted = false): boolean {
  if (!linha.includes('"')) return isQuoted
  let isComeco = true
  for (const letra of linha) {
    if (letra === '"' && (isQuoted || isComeco)) isQuoted = !isQuoted
    isComeco = !isQuoted && (/[\t;|]/.test(letra) || (isComeco && letra === ' '))
  }
  return isQuoted
}

/** Everything in the lines that may be the code of a product, each once: to be looked up before they are read. */
export function listCodigosPossiveis(linhas: readonly LinhaCrua[]): string[] {
  const pedacos = linhas.flatMap(({ texto, celulas }) =>
    celulas ? [...celulas, ...celulas.flatMap((celula) => celula.split(',', 1))] : texto.split(/[\s:=,()]+/),
  )
  return [...new Set(pedacos)].filter((pedaco) => /^[\p{L}\d][\p{L}\d_./-]{0,39}$/u.test(pedaco))
}

/** Cells are kept apart by what separates them; everything else that shows nothing becomes one space. */
function tidy(linha: string): string {
  return cut(linha, MAX_LINHA)
    .replace(/[^\P{Cc}\t]|\p{Cf}/gu, '')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/^[ ]+|[ ]+$/g, '')
    .replace(/^[\s;|,]+$/, '')
}

function splitCelulas(linha: string, isComma: boolean): string[] | null {
  const separador = linha.includes('\t') ? '\t' : (/[;|]/.exec(linha)?.[0] ?? (isComma ? ',' : null))
  const celulas = separador === null ? null : splitAt(linha, separador)
  return celulas && celulas.filter((celula) => celula !== '').length > 1 ? celulas : null
}

/** At the separator, except inside of quotes; a doubled quote is one. */
function splitAt(linha: string, separador: string): string[] {
  const celulas = ['']
  let isQuoted = false
  for (const letra of linha.replace(/^[;\t|]?\s*(?:[•☐☑✅✔]\s*)/u, '')) {
    const atual = celulas.at(-1) ?? ''
    if (letra === '"' && (isQuoted || atual.trim() === '')) isQuoted = !isQuoted
    else if (letra === separador && !isQuoted) celulas.push('')
    else celulas[celulas.length - 1] = atual + letra
  }
  return celulas.map((celula) => celula.trim().replace(/^'(.*)'$/, '$1'))
}

function isHeadingWithCommas(linha: string): boolean {
  if (/[\t;|\d]/.test(linha) || !linha.includes(',')) return false
  const celulas = splitAt(linha, ',').filter((celula) => celula !== '')
  return celulas.length > 1 && countTitulos(celulas) * 2 > celulas.length
}

/** By code point, so that an emoji is not cut in half. */
function cut(texto: string, max: number): string {
  return texto.length <= max ? texto : [...texto].slice(0, max).join('')
}
