import { PALAVRAS } from './palavras.ts'

/** '7,89E+12': what a spreadsheet makes of a long number. */
const CIENTIFICO = /^\d([.,]\d+)?E\+?\d+$/i

/** A number that a spreadsheet wrote anew and whose digits are gone. */
export function isCientifico(texto: string): boolean {
  return CIENTIFICO.test(texto)
}

/** A text that a spreadsheet takes for a formula, or that we would take for a word of ours or a spoilt number. */
function isEnganosa(texto: string): boolean {
  return /^['=+\-@\t\r]/.test(texto) || PALAVRAS.has(texto.toUpperCase()) || isCientifico(texto)
}

/** The text as a cell that means just this text: an apostrophe stands before what would be taken for something else. */
export function protectTexto(texto: string): string {
  return isEnganosa(texto) ? `'${texto}` : texto
}

/** The text that `protectTexto` wrote; null of a cell that was not protected. */
export function findProtegido(celula: string): string | null {
  return celula.startsWith("'") && isEnganosa(celula.slice(1)) ? celula.slice(1) : null
}
