import type { Pedido } from '@vitrine/contract'
import { currentStep, stepsOf } from '@vitrine/rules/pedido'
import { momentoOf } from '@vitrine/rules/pagamento'

/** '2 de 5' of an order for its bar; null for those on no such way. */
export function countEtapas(pedido: Pick<Pedido, 'status' | 'tipoEntrega' | 'formaPagamento'>) {
  const steps = stepsOf(pedido.tipoEntrega, momentoOf(pedido.formaPagamento.tipo))
  const reached = currentStep(pedido.status, steps)
  return reached < 0 ? null : { steps: steps.length, done: reached + 1 }
}
