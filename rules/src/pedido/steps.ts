import type { MomentoPagamento } from '#pagamento'
import type { StatusPedido } from './status.ts'

/**
 * Steps of an order for its bar and timeline (ux 1.10.1): five, with PAGO where it falls; four when nothing is paid
 * before delivery. AGUARDANDOPAGAMENTO is not a step: it is shown as the way to PAGO.
 */
export function stepsOf(
  tipoEntrega: 'DELIVERY' | 'RETIRADA',
  momentoPagamento: MomentoPagamento,
): StatusPedido[] {
  return [
    'ENVIADO',
    ...middleSteps(momentoPagamento),
    tipoEntrega === 'DELIVERY' ? 'EMENTREGA' : 'PRONTO_RETIRADA',
    'ENTREGUE',
  ]
}

function middleSteps(momentoPagamento: MomentoPagamento): StatusPedido[] {
  if (momentoPagamento === 'ADIANTADO') return ['PAGO', 'SEPARANDO']
  return momentoPagamento === 'RESERVA' ? ['SEPARANDO', 'PAGO'] : ['SEPARANDO']
}

/** Position of the last step reached; -1 for budgets and cancelled orders, which are on no such way. */
export function currentStep(status: StatusPedido, steps: readonly StatusPedido[]): number {
  return status === 'AGUARDANDOPAGAMENTO' ? steps.indexOf('PAGO') - 1 : steps.indexOf(status)
}
