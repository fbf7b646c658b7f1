import { writeNumero } from '@vitrine/rules/numero'

import type { Celula, Planilha } from './write-planilha.ts'

/**
 * The same sheet as text for spreadsheets in Portuguese: semicolons between cells, a comma in numbers, UTF-8 with its mark.
 * A text that a spreadsheet would take for a formula is written with an apostrophe before it.
 */
export async function* writeCsv({ colunas, linhas }: Omit<Planilha, 'aba'>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(`\uFEFF${toLinha(colunas.map(({ nome }) => nome))}`)
  for await (const lote of linhas) yield encoder.encode(lote.map(toLinha).join(''))
}

function toLinha(celulas: readonly Celula[]): string {
  return `${celulas.map(toCelula).join(';')}\r\n`
}

function toCelula(celula: Celula): string {
  if (celula === null) return ''
  if (typeof celula === 'number') return writeNumero(celula)
  const texto = /^[=+\-@\t\r]/.test(celula) ? `'${celula}` : celula
  return /[";\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto
}
