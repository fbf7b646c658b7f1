import { momentoOf, type TipoPagamento } from '#pagamento'
import type { StatusPedido } from '#pedido'

/**
 * Whether an order may still be paid in another way: sent, or waiting for money that is due before it is picked; not once it
 * is paid or somebody began to pick it (§7 "Change of payment while waiting").
 */
export function canChangePagamento({
  status,
  tipo,
  pago,
}: {
  status: StatusPedido
  tipo: TipoPagamento
  pago: boolean
}): boolean {
  if (pago) return false
  return status === 'ENVIADO' || (status === 'AGUARDANDOPAGAMENTO' && momentoOf(tipo) === 'ADIANTADO')
}
