import { fromMilesimos, toMilesimos } from '#dinheiro'

import type { RegraQuantidade } from './regra.ts'

/** The rules as integers of 1/1,000 unit, minimum and maximum moved onto the step. */
export interface Limite {
  step: number
  min: number
  max: number
}

export function readLimite(regra: RegraQuantidade): Limite {
  const step = readPositive(regra.granularidade) ?? 1000
  const min = readPositive(regra.min_por_pedido) ?? step
  const max = regra.maxporpedido ?? Infinity
  return {
    step,
    min: Math.ceil(min / step) * step,
    max: Number.isFinite(max) ? Math.floor(Math.max(0, toMilesimos(max)) / step) * step : Infinity,
  }
}

/** Least quantity of a line: min_por_pedido raised to the next multiple of granularidade (§4). */
export function computeMinimo(regra: RegraQuantidade): number {
  return fromMilesimos(readLimite(regra).min)
}

/** Largest multiple of granularidade within maxporpedido (readings 4); null when unlimited. */
export function computeMaximo(regra: RegraQuantidade): number | null {
  const { max } = readLimite(regra)
  return max === Infinity ? null : fromMilesimos(max)
}

/** False when the maximum is below the raised minimum: such a product cannot be bought (readings 4). */
export function isBuyable(regra: RegraQuantidade): boolean {
  const { min, max } = readLimite(regra)
  return max >= min
}

function readPositive(quantidade: number | null | undefined): number | null {
  const milesimos = toMilesimos(quantidade ?? 0)
  return milesimos > 0 && Number.isFinite(milesimos) ? milesimos : null
}
