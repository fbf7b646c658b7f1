import { readColunas } from './read-colunas.ts'
import { readFrase } from './read-frase.ts'

/** What one line of a pasted order asks for. */
export interface LinhaColada {
  /** Number in the text, blank lines counted, the first is 1. */
  linha: number
  /** The line as it was, at most 200 characters. */
  texto: string
  /** Name to look for; '' when the line says none. */
  termo: string
  /** SKU or bar code to look for exactly; null when nothing in the line looks like one. */
  codigo: string | null
  /** Null when none is said: the least that can be bought. */
  quantidade: number | null
  /** As readUnidade gives it; null when none is said. */
  unidade: string | null
  /** The code may as well be the quantity: '10000 tijolos'. */
  codigoOuQuantidade: boolean
  /** The same line with its size at the end read as the quantity: 'tomate 2 kg'. */
  alternativa: { termo: string; quantidade: number; unidade: string } | null
  /** A heading of the spreadsheet: asks for nothing. */
  cabecalho: boolean
}

/** What a reader of lines finds in one. */
export type Achado = Partial<Omit<LinhaColada, 'linha' | 'texto'>>

const MAX_TEXTO = 200

/**
 * Reads a pasted order: free text ('3 cx coca 2l', 'arroz 5 kg: 2'), 'SKU;qtd', 'EAN<tab>qtd', cells of a spreadsheet.
 * Never throws; every line that is not blank gives exactly one result (issue 3: nothing skipped in silence).
 */
export function parsePedidoColado(texto: string): LinhaColada[] {
  return texto
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((crua, i) => ({ linha: i + 1, texto: tidy(crua) }))
    .filter((linha) => linha.texto !== '')
    .map(({ linha, texto }) => ({ ...vazia, linha, ...readLinha(texto), texto: cut(texto) }))
}

const vazia = {
  termo: '',
  codigo: null,
  quantidade: null,
  unidade: null,
  codigoOuQuantidade: false,
  alternativa: null,
  cabecalho: false,
}

/** Cells are kept apart by what separates them; everything else that shows nothing becomes one space. */
function tidy(linha: string): string {
  return linha
    .replace(/[^\P{Cc}\t]|\p{Cf}/gu, '')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/^[ ]+|[ ]+$/g, '')
    .replace(/^\s+$/, '')
}

function readLinha(texto: string): Achado {
  const limpa = dropEnfeite(cut(texto))
  const colunas = splitColunas(limpa)
  return colunas.length > 1 ? readColunas(colunas) : readFrase(colunas[0] ?? '')
}

function splitColunas(texto: string): string[] {
  // 'ABC-1,3' and '7891000100103,3': a code and a quantity; any other comma is a decimal mark.
  const csv = /^([A-Za-z]+[\w-]*\d[\w-]*|\d{8,14})\s*,\s*(\d+)$/.exec(texto.trim())
  const cells = csv ? [csv[1] ?? '', csv[2] ?? ''] : texto.split(/[\t;|]/)
  return cells.map((cell) => cell.trim().replace(/^["']|["']$/g, '')).filter((cell) => cell !== '')
}

/** Bullets, ticks, numbering and what messengers put before a message. */
function dropEnfeite(texto: string): string {
  return texto
    .replace(/^\[\d{1,2}[/:][^\]]{0,30}\]\s*[^:\d]{1,40}:\s*/, '')
    .replace(/^(?:[-*•·▪◦–—>☐☑✅✔]\s*)+/u, '')
    .replace(/^\[[ xX]?\]\s*/, '')
    .replace(/^\d{1,3}[.)]\s+(?=\S)/, '')
    .trim()
}

/** By code point: half of an emoji is no text. */
function cut(texto: string): string {
  return texto.length <= MAX_TEXTO ? texto : [...texto].slice(0, MAX_TEXTO).join('')
}
