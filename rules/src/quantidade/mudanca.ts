import { fromMilesimos, toMilesimos } from '#dinheiro'

import type { Limite } from './limite.ts'
import { readLimite } from './limite.ts'
import type { AjusteQuantidade, QuantidadeAjustada, RegraQuantidade } from './regra.ts'

/**
 * The nearest quantity one may buy to the one asked for (§4, readings 4). 0, a negative value or something that is not a number drops the line; below the
 * minimum rises to it; between two steps rises to the next, as the minimum does, so that nobody gets less than asked;
 * above the maximum falls to its largest multiple. What cannot be bought at all drops.
 */
export function fitQuantidade(regra: RegraQuantidade, quantidade: number): QuantidadeAjustada {
  const asked = toMilesimos(quantidade)
  const { fitted, ajuste } = fit(readLimite(regra), asked)
  return { quantidade: fromMilesimos(fitted), ajuste }
}

function fit({ step, min, max }: Limite, asked: number): { fitted: number; ajuste: AjusteQuantidade | null } {
  if (!Number.isFinite(asked) || asked <= 0 || max < min) return { fitted: 0, ajuste: 'zerado' }
  if (asked < min) return { fitted: min, ajuste: 'minimo' }
  if (asked > max) return { fitted: max, ajuste: 'maximo' }
  const fitted = Math.ceil(asked / step) * step
  return { fitted, ajuste: fitted === asked ? null : 'multiplo' }
}

/** One step up: from nothing to the minimum, then to the next multiple, never above the maximum (§4). */
export function increment(regra: RegraQuantidade, quantidade: number): number {
  const { step } = readLimite(regra)
  const next = Math.floor(toMilesimos(quantidade) / step) * step + step
  return fitQuantidade(regra, fromMilesimos(next)).quantidade
}

/** One step down; below the minimum gives 0, which drops the line (§4). */
export function decrement(regra: RegraQuantidade, quantidade: number): number {
  const { step, min } = readLimite(regra)
  const previous = Math.ceil(toMilesimos(quantidade) / step) * step - step
  return previous < min ? 0 : fitQuantidade(regra, fromMilesimos(previous)).quantidade
}
