import { countCasas, parseQuantidade, parseReais } from '@vitrine/rules/dinheiro'

import type { Erros } from '#ajuste'

/** What stands in the fields of a form, by their names. */
export type Textos = Record<string, string>

/**
 * Reads the fields of a form. What is not a number, or has more decimals than are kept, is told at its field instead of being rounded in silence;
 * the values are good once `erros` is empty.
 */
export function readCampos(textos: Textos) {
  const erros: Erros = {}
  const textoOf = (campo: string) => (textos[campo] ?? '').trim()
  function readNumero(
    campo: string,
    casas: number,
    { parse, erro }: { parse: typeof parseReais; erro: string },
  ) {
    const texto = textoOf(campo)
    if (texto === '') return null
    const numero = parse(texto)
    if (numero === null) erros[campo] = erro
    else if (countCasas(texto) > casas) erros[campo] = `São no máximo ${casas} casas decimais.`
    return numero
  }
  return {
    erros,
    textoOf,
    /** Null: nothing stands there. */
    reaisOf: (campo: string) =>
      readNumero(campo, 2, { parse: parseReais, erro: 'Escreva um valor, como 7,90.' }),
    /** Of one unit, with more decimals than an amount; null: nothing stands there. */
    precoOf: (campo: string) =>
      readNumero(campo, 4, { parse: parseReais, erro: 'Escreva um preço, como 7,90.' }),
    /** Null: nothing stands there. */
    decimalOf: (campo: string, casas: number) =>
      readNumero(campo, casas, { parse: parseDecimal, erro: 'Escreva um número, como 1,5.' }),
    /** Null: nothing stands there. */
    inteiroOf(campo: string): number | null {
      const texto = textoOf(campo)
      if (texto === '') return null
      if (!/^\d{1,7}$/.test(texto)) erros[campo] = 'Escreva um número inteiro.'
      return Number(texto)
    },
  }
}

/** Below zero too: places on earth, prices that go down. */
function parseDecimal(texto: string): number | null {
  const menos = /^[-−]/.test(texto)
  const numero = parseQuantidade6(texto.replace(/^[-−]/, ''))
  return numero === null || !menos ? numero : -numero
}

/** `parseQuantidade` keeps three decimals; a place on earth has more. */
function parseQuantidade6(texto: string): number | null {
  const limpo = texto.trim().replace(',', '.')
  return /^\d+\.\d{4,}$/.test(limpo) ? Number(limpo) : parseQuantidade(texto)
}

/** A number as a person would type it; '' for none. */
export const writeNumero = (numero: number | null | undefined): string =>
  numero === null || numero === undefined ? '' : String(numero).replace('.', ',')
