import type { MomentoPagamento } from '#pedido'

import { computeReserva } from './reserva.ts'

/**
 * What picking may cost at most without another word of the customer (readings 7); null: the reserve on the card says. Paid
 * before, nothing is asked for again; on delivery weighed goods may come out heavier by the margin that was agreed; on credit the
 * invoices hold. Centavos; `antes`: what was picked the last time, `porPeso` of the goods that are weighed.
 */
export function computeTeto({
  momento,
  total,
  antes,
  porPeso,
  margem,
}: {
  momento: MomentoPagamento
  total: number
  antes: number | null
  porPeso: number
  margem: number
}): number | null {
  if (momento === 'RESERVA') return null
  if (momento === 'ADIANTADO') return antes ?? total
  return momento === 'NA_ENTREGA' ? computeReserva({ principal: total, juros: 0, porPeso, margem }) : total
}
