import {
  computeLinha,
  fromCentavos,
  multiplyDivide,
  shareAbsoluto,
  toCentavos,
  toDecimilesimos,
  toMilesimos,
} from '#dinheiro'
import type { OpcoesPreco } from '#preco'
import { choosePreco } from '#preco'

import type { ParteCombo, PrecoCombo } from './combo.ts'

/** Price of a number of equal combos, in reais. */
export interface ContaCombo {
  /** What the parts would cost as lines of their own, at the same quantities. */
  soma: number
  total: number
  /** soma - total, never below 0. */
  economia: number
  /** For each part, in their order: its normal price and its share of the total. */
  partes: { soma: number; total: number }[]
}

/**
 * Price of `quantidade` combos. Parts are priced by §5 at the quantity that all of them take; a combo never costs more
 * than its parts. The total is shared over the parts by largest remainder: the shares add up to it, and none is above
 * what its part costs alone. From the parts on all is integer centavos. Null when a part or the combo has no price.
 */
export function computeCombo(
  preco: PrecoCombo | null | undefined,
  partes: readonly ParteCombo[],
  quantidade: number,
  opcoes: OpcoesPreco,
): ContaCombo | null {
  if (!preco) return null
  const precos = partes.map((parte) => computeParte(parte, quantidade, opcoes))
  const somas = precos.flatMap((parte) => parte?.soma ?? [])
  if (somas.length < partes.length) return null
  const soma = somas.reduce((sum, parte) => sum + parte, 0)
  const totais =
    preco.tipo === 'por_produto'
      ? precos.map((parte) => parte?.combo ?? 0)
      : shareAbsoluto(computeTotal(preco, soma, quantidade), somas)
  const total = totais.reduce((sum, parte) => sum + parte, 0)
  return {
    soma: fromCentavos(soma),
    total: fromCentavos(total),
    economia: fromCentavos(soma - total),
    partes: totais.map((total, i) => ({ soma: fromCentavos(somas[i] ?? 0), total: fromCentavos(total) })),
  }
}

/** One part in centavos: as a line of its own, and at its price inside the combo when that is lower. */
function computeParte({ precocombo, ...parte }: ParteCombo, combos: number, opcoes: OpcoesPreco) {
  const milesimos = toMilesimos(parte.quantidade * combos)
  const unitario = choosePreco(parte, milesimos / 1000, opcoes)
  if (unitario === null) return null
  const soma = computeLinha(toDecimilesimos(unitario), milesimos)
  const combo = computeLinha(toDecimilesimos(Math.min(unitario, precocombo ?? unitario)), milesimos)
  return { soma, combo }
}

/** Centavos of all combos together; never above the parts. */
function computeTotal(
  preco: Exclude<PrecoCombo, { tipo: 'por_produto' }>,
  soma: number,
  combos: number,
): number {
  if (preco.tipo === 'fixo')
    return Math.min(soma, computeLinha(toDecimilesimos(preco.valor), toMilesimos(combos)))
  const percentual = Math.min(Math.max(0, toDecimilesimos(preco.percentual)), CEM)
  return soma - multiplyDivide(soma, percentual, CEM)
}

/** 100 % in the 4 decimals of a percentage. */
const CEM = toDecimilesimos(100)

/** The saving as the whole percentage that a badge says; 0 without one. */
export function percentualOf({ soma, economia }: Pick<ContaCombo, 'soma' | 'economia'>): number {
  return soma > 0 ? Math.round((toCentavos(economia) * 100) / toCentavos(soma)) : 0
}
