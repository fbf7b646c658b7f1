/** States of a charge; RESERVADO is a card's pre-authorisation. */
export const statusPagamento = [
  'CRIADO',
  'PENDENTE',
  'RESERVADO',
  'RECUSADO',
  'EXPIRADO',
  'CANCELADO',
  'PAGO',
  'ESTORNADO',
] as const

export type StatusPagamento = (typeof statusPagamento)[number]

/**
 * Payment states only move forward (readings 7). Money that arrives after the charge expired or was cancelled is kept as
 * paid: the charge becomes PAGO, and the code that records it must refund it, because the order stays cancelled.
 */
const next: Record<StatusPagamento, readonly StatusPagamento[]> = {
  CRIADO: ['PENDENTE', 'RESERVADO', 'RECUSADO', 'EXPIRADO', 'CANCELADO', 'PAGO'],
  PENDENTE: ['RESERVADO', 'RECUSADO', 'EXPIRADO', 'CANCELADO', 'PAGO'],
  RESERVADO: ['EXPIRADO', 'CANCELADO', 'PAGO'],
  RECUSADO: [],
  EXPIRADO: ['PAGO'],
  CANCELADO: ['PAGO'],
  PAGO: ['ESTORNADO'],
  ESTORNADO: [],
}

/** Whether a notice changes a charge. False for one that comes twice, late or out of order: it is to be ignored. */
export function canMovePagamento(de: StatusPagamento, para: StatusPagamento): boolean {
  return next[de].includes(para)
}

/** Whether a charge in this state does not change any more. */
export function isPagamentoFinal(status: StatusPagamento): boolean {
  return next[status].length === 0
}
