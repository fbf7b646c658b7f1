import { listDegraus, type DegrauFrete, type LugarEntrega } from '@vitrine/rules/entrega'

import type { FormaEntregaViva } from '#fornecedor'

export interface Frete {
  /** Null: the form does not serve this place or weight. */
  degraus: DegrauFrete[] | null
  /** The form's own minimum, or the value that its table begins with. */
  pedido_minimo: number | null
}

/** Freight of a form to a place, for goods of this weight, by their value (reais). */
export function computeFrete(forma: FormaEntregaViva, lugar: LugarEntrega, gramas: number): Frete {
  const degraus = listDegraus(forma, lugar, gramas)
  const minimo = Math.max(forma.pedido_minimo ?? 0, degraus?.[0]?.desde ?? 0)
  return { degraus, pedido_minimo: minimo > 0 ? minimo : null }
}
