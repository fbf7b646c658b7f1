/** For whom and what a payment method is; what is missing or empty asks nothing. Amounts in reais. */
export interface CondicaoForma {
  tipoEntrega?: 'DELIVERY' | 'RETIRADA' | null
  /** One of these the customer must have at the supplier. */
  tags?: readonly string[]
  minimo?: number | null
  maximo?: number | null
}

export type MotivoForma = 'TAG' | 'TIPO_ENTREGA' | 'MINIMO' | 'MAXIMO'

interface Compra {
  tipoEntrega: 'DELIVERY' | 'RETIRADA'
  tags: readonly string[]
  /** Reais; null: prices are hidden, so no value speaks against it. */
  total: number | null
}

/** Why a method does not serve this purchase; null when it does. */
export function whyNotForma(
  condicao: CondicaoForma,
  { tipoEntrega, tags, total }: Compra,
): MotivoForma | null {
  const { tags: pedidas = [], minimo, maximo } = condicao
  if (pedidas.length > 0 && !pedidas.some((tag) => tags.includes(tag))) return 'TAG'
  if (condicao.tipoEntrega && condicao.tipoEntrega !== tipoEntrega) return 'TIPO_ENTREGA'
  if (total === null) return null
  if (minimo && total < minimo) return 'MINIMO'
  return maximo && total > maximo ? 'MAXIMO' : null
}
