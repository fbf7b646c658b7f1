/** Coupons that hold for a cart by its method and delivery: which of them is in force follows from the freight. */
export interface CuponsUsaveis<C> {
  /** The customer's; null without one that can be used. */
  manual: C | null
  automaticos: readonly C[]
}

/** A coupon that can be used, and what is paid in the end with it: goods, freight and taxes, in reais. */
export interface Pesado {
  cupom: { codigocupom: string }
  pago: number
}

/**
 * Of coupons that can be used the one in force (§4 Coupon, readings 5): the customer's, unless an automatic one makes the order
 * strictly cheaper; null where none is. The server asks it with every coupon, the browser with those that the server named.
 * `semCupom`: what is paid without any.
 */
export function pickEmVigor<T extends Pesado>({
  manual,
  automaticos,
  semCupom,
}: CuponsUsaveis<T> & { semCupom: number }): T | null {
  // A discount that costs free delivery may make the whole dearer: no benefit, so the server does not choose it.
  const [best] = automaticos
    .filter(({ pago }) => pago < semCupom)
    .sort((a, b) => a.pago - b.pago || (a.cupom.codigocupom < b.cupom.codigocupom ? -1 : 1))
  if (best && (!manual || best.pago < manual.pago)) return best
  return manual
}
