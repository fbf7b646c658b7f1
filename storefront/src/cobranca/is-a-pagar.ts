import type { PedidoLista } from '@vitrine/contract'

/** An order that waits for its customer: a Pix or boleto to pay, or a card to replace. An amount that the bank is still sending is not one. */
export function isAPagar({
  status,
  falta,
  formaPagamento,
}: Pick<PedidoLista, 'status' | 'falta' | 'formaPagamento'>): boolean {
  return falta !== null || (status === 'AGUARDANDOPAGAMENTO' && formaPagamento.tipo !== 'CARTAO')
}
