import { parseQuantidade } from '#dinheiro'

import { readUnidade } from './unidade.ts'

const palavras: Record<string, number> = {
  meia: 0.5,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
}
const MAX = 1_000_000

/** A number as it is written, 0 and below included: '−5', '0', '1.200'; null when it is not a number. */
export function readSinal(texto: string): number | null {
  const [, sinal = '', resto = ''] = /^\s*(?:R\$\s*)?([-−–(]?)\s*(.*?)\)?\s*$/.exec(texto) ?? []
  const lido = readFracao(resto) ?? parseQuantidade(resto)
  return lido !== null && sinal !== '' ? -lido : lido
}

/** '3 cx' in one cell. */
export function readCelulaMedida(celula: string): { quantidade: number; unidade: string | null } | null {
  const [, numero = '', palavra = ''] = /^([\d.,/½]+)\s*([\p{L}²³.]+)$/u.exec(celula) ?? []
  return numero === '' ? null : readMedida(numero, palavra)
}

/** A number of a pasted line: '3', '2,5', '1.200', '1/2', '½'; null when it is not a number, or beyond what can be bought. */
export function readNumero(texto: string): number | null {
  const lido = readFracao(texto) ?? parseQuantidade(texto)
  const quantidade = lido === null ? null : Math.round(lido * 1000) / 1000
  return quantidade !== null && quantidade > 0 && quantidade <= MAX ? quantidade : null
}

function readFracao(texto: string): number | null {
  if (texto === '½') return 0.5
  const [, parte, todo] = /^(\d{1,3})\/([1-9]\d?)$/.exec(texto) ?? []
  return parte && todo ? Number(parte) / Number(todo) : null
}

/** A number with the unit that follows it, '' for none; null when either says nothing. */
export function readMedida(
  numero: string,
  palavra: string,
): { quantidade: number; unidade: string | null } | null {
  const quantidade = readNumero(numero)
  const unidade = palavra === '' ? null : readUnidade(palavra)
  return quantidade === null || (palavra !== '' && unidade === null) ? null : { quantidade, unidade }
}

/** A number in words, as people begin a line: 'uma caixa de…'. */
export function readExtenso(palavra: string): number | null {
  return palavras[palavra] ?? null
}

/** Digits that are long enough to be a code rather than a quantity. */
export function looksLikeCodigo(texto: string): boolean {
  return (
    /^\d{5,14}$/.test(texto) ||
    (/^[A-Za-z0-9][\w./-]*$/.test(texto) && /\d/.test(texto) && /[A-Za-z]/.test(texto))
  )
}

/** What a spreadsheet or a program writes where a number should be: '1,234.5', '1e309', 'NaN', '#N/D'. */
export function isNumeroTorto(celula: string): boolean {
  return /^(?:[-+]?\d[\d.,]*(?:e[-+]?\d+)?|nan|[-+]?infinity|#[\p{L}\d/]+[!?]?)$/iu.test(celula)
}
