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
  return texto
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((crua, i) => ({ linha: i + 1, crua: tidy(crua) }))
    .filter(({ crua }) => crua !== '')
    .map(({ linha, crua }) => {
      // Google's CSV: only a heading tells commas that part cells from those of '2,5'.
      isComma = isComma ? crua.includes(',') && !/[\t;|]/.test(crua) : isHeadingWithCommas(crua)
      return { linha, texto: cut(crua, MAX_TEXTO), celulas: splitCelulas(crua, isComma) }
    })
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
