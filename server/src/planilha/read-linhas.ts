import { findSeparador } from '@vitrine/rules/planilha'
import { parse, type Options } from 'csv-parse/sync'

import { ArquivoIlegivel } from './arquivo-ilegivel.ts'
import { decodeTexto } from './decode-texto.ts'

/** A sheet as its cells are read: rows in their places, each cell as text, numbers with a comma. */
export interface PlanilhaLida {
  /** Of a file that has sheets. */
  aba: string | null
  linhas: string[][]
}

/** Reads the first sheet that has anything, or the text. Errors: `ArquivoIlegivel`. */
export async function readLinhas(bytes: Buffer): Promise<PlanilhaLida> {
  if (startsWith(bytes, 'd0cf11e0'))
    throw new ArquivoIlegivel('Este arquivo é de um Excel antigo ou tem senha: salve como .xlsx, sem senha.')
  if (startsWith(bytes, '25504446')) throw new ArquivoIlegivel('Este arquivo é um PDF. Envie .xlsx ou .csv.')
  if (!startsWith(bytes, '504b0304')) return readCsv(decodeTexto(bytes))
  // Each file is read in a thread that knows nothing yet: what reads this kind is loaded for this kind alone.
  const { readXlsx } = await import('./read-xlsx.ts')
  return readXlsx(bytes)
}

function startsWith(bytes: Buffer, hexadecimal: string): boolean {
  return bytes.subarray(0, hexadecimal.length / 2).toString('hex') === hexadecimal
}

function readCsv(texto: string): PlanilhaLida {
  const opcoes = {
    delimiter: findSeparador(texto),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    // An empty line counts: places are those that a person sees.
    skip_empty_lines: false,
  }
  try {
    return { aba: null, linhas: parseTexto(texto, opcoes) }
  } catch {
    // A quote that is never closed, an inch in a name: then quotes are letters.
    return { aba: null, linhas: parseTexto(texto, { ...opcoes, quote: false }) }
  }
}

/** Without `columns` rows are arrays of text. */
const parseTexto = (texto: string, opcoes: Options) => parse(texto, opcoes) as unknown as string[][]
