/** Conditions of a payment method; one that is missing or empty does not restrict. Amounts in reais. */
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
  /** Reais; null: prices are hidden, and limits of value are not applied. */
  total: number | null
}

/** Why a method cannot be used for this purchase; null when it can. */
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
