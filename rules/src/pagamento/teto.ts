import type { MomentoPagamento } from './momento-pagamento.ts'

import { computeReserva } from './reserva.ts'

/**
 * The highest total that picking may reach without asking the customer (readings 7); null: the reserve on the card says. Paid
 * before, nothing is asked for again; on delivery weighed goods may come out heavier by the margin that was agreed, or up to what
 * the customer said yes to since; on credit the invoices hold. Centavos; `antes`: what was picked the last time, `porPeso` of the
 * goods that are weighed.
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
  if (momento !== 'NA_ENTREGA') return total
  // Goods above the margin are picked only after the customer said yes.
  return Math.max(computeReserva({ principal: total, juros: 0, porPeso, margem }), antes ?? 0)
}
