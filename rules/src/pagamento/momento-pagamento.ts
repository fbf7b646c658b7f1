export type TipoPagamento = 'PIX' | 'BOLETO' | 'CARTAO' | 'ENTREGA' | 'FATURADO'

/** When the money is due: before picking, reserved on a card, on delivery, or on credit (readings 7). */
export type MomentoPagamento = 'ADIANTADO' | 'RESERVA' | 'NA_ENTREGA' | 'A_PRAZO'

const momentos: Record<TipoPagamento, MomentoPagamento> = {
  PIX: 'ADIANTADO',
  BOLETO: 'ADIANTADO',
  CARTAO: 'RESERVA',
  ENTREGA: 'NA_ENTREGA',
  FATURADO: 'A_PRAZO',
}

export function momentoOf(tipo: TipoPagamento): MomentoPagamento {
  return momentos[tipo]
}
