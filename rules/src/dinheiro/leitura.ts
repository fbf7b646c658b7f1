import { fromDecimilesimos, fromMilesimos, toDecimilesimos, toMilesimos } from './conversao.ts'

/** '1.234', '1.234.567,8': groups of three after a first group that does not start with 0. */
const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/
/** '1234', '1234,5', '12.9', '0.250', ',5': one comma or dot, which is the decimal mark. */
const PLAIN = /^(\d+[.,]?\d*|[.,]\d+)$/

/** Quantity typed by a person, 3 decimals; null when it is not a number. '1.234' is 1234, '12.9' is 12.9. */
export function parseQuantidade(text: string): number | null {
  const quantidade = parseNumero(text)
  return quantidade === null ? null : fromMilesimos(toMilesimos(quantidade))
}

/** Reais typed by a person, 'R$' allowed, 4 decimals; null when it is not a number. */
export function parseReais(text: string): number | null {
  const reais = parseNumero(text.replace(/^\s*R\$/i, ''))
  return reais === null ? null : fromDecimilesimos(toDecimilesimos(reais))
}

/** Points of percent typed by a person, '%' allowed, 4 decimals; null when it is not a number. */
export function parsePercentual(text: string): number | null {
  const pontos = parseNumero(text.replace(/%\s*$/, ''))
  return pontos === null ? null : fromDecimilesimos(toDecimilesimos(pontos))
}

/**
 * How many decimals a person typed, zeros at the end left out: 1 of '9,50', 3 of '9,905'. What is stored with fewer is asked about, not
 * rounded in silence.
 */
export function countCasas(text: string): number {
  const trimmed = text
    .replace(/^\s*R\$/i, '')
    .replace(/%\s*$/, '')
    .trim()
  const [, casas = ''] = trimmed.split(GROUPED.test(trimmed) ? ',' : /[.,]/)
  return casas.replace(/0+$/, '').length
}

function parseNumero(text: string): number | null {
  const trimmed = text.trim()
  if (GROUPED.test(trimmed)) return Number(trimmed.replaceAll('.', '').replace(',', '.'))
  return PLAIN.test(trimmed) ? Number(trimmed.replace(',', '.')) : null
}
