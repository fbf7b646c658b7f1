/** Price of a delivery form; amounts are all in one unit, centavos where an order is computed. */
interface TaxaEntrega {
  preco: number
  /** Free from this subtotal on. */
  gratis_acima?: number | null
}

/** What delivery costs for a subtotal of products after discounts (§3 taxaentrega). */
export function computeTaxaEntrega({ preco, gratis_acima }: TaxaEntrega, subtotal: number): number {
  return typeof gratis_acima === 'number' && subtotal >= gratis_acima ? 0 : preco
}

/** Whether a subtotal reaches the minimum order of a delivery form; without a minimum every one does. */
export function isAboveMinimo(
  { pedido_minimo }: { pedido_minimo?: number | null },
  subtotal: number,
): boolean {
  return subtotal >= (pedido_minimo ?? 0)
}
