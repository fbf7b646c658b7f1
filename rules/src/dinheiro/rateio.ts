import { fromCentavos, toCentavos } from './conversao.ts'

/**
 * Shares an absolute discount over lines by largest remainder (readings 3); a tie goes to the earlier line.
 * Centavos in and out. The shares add up to the discount, or to the sum of the weights when that is less, and
 * no share exceeds its weight: a line never goes below zero.
 */
export function shareAbsoluto(totalCentavos: number, pesos: readonly number[]): number[] {
  return shareProporcional(Math.min(totalCentavos, sumOf(pesos)), pesos)
}

/** The same without an upper bound: freight may cost more than the goods. Where all weights are 0, so is every share. */
export function shareProporcional(totalCentavos: number, pesos: readonly number[]): number[] {
  const whole = sumOf(pesos)
  const total = Math.max(0, totalCentavos)
  if (total === 0 || whole === 0) return pesos.map(() => 0)

  const parts = pesos.map((peso) => divide(BigInt(total) * BigInt(peso), BigInt(whole)))
  const missing = total - parts.reduce((sum, part) => sum + part.quotient, 0)
  const receivers = new Set(
    parts
      .map(({ rest }, index) => ({ rest, index }))
      .sort((a, b) => Number(b.rest - a.rest) || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return parts.map(({ quotient }, index) => quotient + (receivers.has(index) ? 1 : 0))
}

/** `shareAbsoluto` for wire numbers: reais in, reais out. */
export function shareReais(total: number, pesos: readonly number[]): number[] {
  return shareAbsoluto(toCentavos(total), pesos.map(toCentavos)).map(fromCentavos)
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0)
}

function divide(dividend: bigint, divisor: bigint) {
  return { quotient: Number(dividend / divisor), rest: dividend % divisor }
}
