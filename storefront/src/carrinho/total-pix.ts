import type { ItemCarrinho } from '@vitrine/contract'
import { computeTotais } from '@vitrine/rules/carrinho'
import type { OpcoesTotais } from '@vitrine/rules/carrinho'
import { applyVariacao } from '@vitrine/rules/politica'

/**
 * What the cart costs when paid by a method with this variance in percent (tag support-price-variance-by-payment, §5), as
 * the order will compute it: each price first, then the lines. Null without prices, where it saves nothing, and under a
 * coupon, which the server weighs anew for the chosen method.
 */
export function computeTotalPix(
  itens: readonly ItemCarrinho[],
  variacao: number | null,
  opcoes: OpcoesTotais,
): number | null {
  if (
    variacao === null ||
    variacao >= 0 ||
    itens.some(({ preco_do_desconto = 0 }) => preco_do_desconto > 0)
  ) {
    return null
  }
  const { totalCompras } = computeTotais(
    itens.map((item) => applyVariacao(item, variacao)),
    opcoes,
  )
  return totalCompras
}
