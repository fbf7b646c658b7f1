import type { PedidoLista } from '@vitrine/contract'

/** An order that waits for what its customer can do: pay a code or a slip, or mend a card. What a card owes at its end is its bank's to send. */
export function isAPagar({
  status,
  falta,
  formaPagamento,
}: Pick<PedidoLista, 'status' | 'falta' | 'formaPagamento'>): boolean {
  return falta !== null || (status === 'AGUARDANDOPAGAMENTO' && formaPagamento.tipo !== 'CARTAO')
}
