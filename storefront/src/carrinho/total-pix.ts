import type { ItemCarrinho } from '@vitrine/contract'
import { computeTotais, varyItem } from '@vitrine/rules/carrinho'
import type { OpcoesTotais } from '@vitrine/rules/carrinho'
import { applyDescontos, previewDescontos } from '@vitrine/rules/cupom'
import type { CupomEmVigor } from '@vitrine/rules/cupom'

/**
 * What the cart costs when paid by a method with this variance in percent (tag support-price-variance-by-payment, §5), as
 * the order will compute it: each price first, combos included, then the lines, the coupon in force, services. Null without
 * prices, and where it saves nothing. A coupon that only this method opens may make the order cheaper still, never dearer.
 */
export function computeTotalPix(
  itens: readonly ItemCarrinho[],
  cupom: CupomEmVigor | null,
  variacao: number | null,
  opcoes: OpcoesTotais,
): number | null {
  if (variacao === null || variacao >= 0) return null
  const variados = itens.map((item) => varyItem(item, variacao))
  return computeTotais(applyDescontos(variados, previewDescontos(variados, cupom, opcoes)), opcoes)
    .totalCompras
}
