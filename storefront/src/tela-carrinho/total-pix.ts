import type { Carrinho, ItemCarrinho } from '@vitrine/contract'
import { computeTotais, varyItem } from '@vitrine/rules/carrinho'
import type { OpcoesTotais } from '@vitrine/rules/carrinho'
import { applyDescontos, previewDescontos } from '@vitrine/rules/cupom'
import type { CupomEmVigor } from '@vitrine/rules/cupom'
import { sumReais } from '@vitrine/rules/dinheiro'

export type TotalPix = Pick<NonNullable<Carrinho['pix']>, 'totalCompras' | 'base'>

/**
 * What the cart costs when paid by a method with this variance in percent (tag support-price-variance-by-payment, §5), as
 * the order will compute it: each price first, combos included, then the lines, the coupon that is in force then, services, the
 * freight `taxaOf` with its share of the taxes. Null without prices.
 */
export function computeTotalPix(
  itens: readonly ItemCarrinho[],
  { cupom, variacao }: { cupom: CupomEmVigor | null; variacao: number },
  opcoes: OpcoesTotais,
  taxaOf: (base: number) => number = () => 0,
): TotalPix | null {
  const variados = itens.map((item) => varyItem(item, variacao))
  const descontados = applyDescontos(variados, previewDescontos(variados, cupom, opcoes))
  const { subtotal, descontos } = computeTotais(descontados, opcoes)
  if (subtotal === null) return null
  const base = sumReais(subtotal, -(descontos ?? 0))
  const { totalCompras } = computeTotais(descontados, { ...opcoes, taxaentrega: taxaOf(base) })
  return totalCompras === null ? null : { totalCompras, base }
}
