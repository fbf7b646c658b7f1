import type { Pedido } from '@vitrine/contract'
import { currentStep, describeStatus, isOrcamento, momentoOf, stepsOf } from '@vitrine/rules/pedido'
import type { StatusPedido } from '@vitrine/rules/pedido'
import type { IconName, TimelineStep } from '@vitrine/ui'

import { formatEntrega, formatHora, formatQuando } from './format-quando.ts'

type PedidoDasEtapas = Pick<
  Pedido,
  'status' | 'tipoEntrega' | 'formaPagamento' | 'historico' | 'data_de_entrega' | 'janela' | 'pagamento'
>

/** What is ahead, before it has happened. */
const adiante: Partial<Record<StatusPedido, string>> = {
  PAGO: 'Pagamento',
  SEPARANDO: 'Separação',
  EMENTREGA: 'Sai para entrega',
  PRONTO_RETIRADA: 'Pronto para retirar',
  ENTREGUE: 'Entrega',
}

/** The steps of an order from top to bottom: what happened with its moment, what is now, what comes (ux 1.11.1). */
export function makeEtapas(pedido: PedidoDasEtapas, hoje: string): TimelineStep[] {
  const { status } = pedido
  if (status === 'CANCELADO' || isOrcamento(status)) return listHistorico(pedido, hoje)
  const steps = stepsOf(pedido.tipoEntrega, momentoOf(pedido.formaPagamento.tipo))
  const reached = currentStep(status, steps)
  const isWaiting = status === 'AGUARDANDOPAGAMENTO'
  return steps.map((step, index) => {
    const move = pedido.historico.findLast((each) => each.status === step)
    const state = stateOf(index, { reached, isWaiting, isLast: reached === steps.length - 1 })
    const { rotulo, icone } = describeStatus(step)
    return {
      id: step,
      title: state === 'next' || (isWaiting && state === 'now') ? nameAdiante(step, pedido) : rotulo,
      state,
      icon: icone as IconName, // names of rules are of the same icon set
      ...withMoment(move, hoje),
      ...withDetail(step, pedido, hoje, state),
    }
  })
}

function stateOf(
  index: number,
  { reached, isWaiting, isLast }: { reached: number; isWaiting: boolean; isLast: boolean },
): TimelineStep['state'] {
  if (isWaiting && index === reached + 1) return 'now'
  if (index < reached || (index === reached && (isLast || isWaiting))) return 'done'
  // What was reached last and is not over is where the order stands.
  return index === reached ? 'now' : 'next'
}

function nameAdiante(step: StatusPedido, { tipoEntrega }: PedidoDasEtapas): string {
  if (step === 'ENTREGUE' && tipoEntrega === 'RETIRADA') return 'Retirada'
  return adiante[step] ?? describeStatus(step).rotulo
}

function withMoment(move: Pedido['historico'][number] | undefined, hoje: string) {
  if (!move) return {}
  const quando = formatQuando(move.quando, hoje)
  return { time: quando.startsWith('hoje, ') ? formatHora(move.quando) : quando, dateTime: move.quando }
}

function withDetail(step: StatusPedido, pedido: PedidoDasEtapas, hoje: string, state: TimelineStep['state']) {
  const { pagamento, data_de_entrega, janela, tipoEntrega } = pedido
  if (step === 'PAGO' && state === 'now' && pagamento?.expira_em) {
    return { detail: `até ${formatHora(pagamento.expira_em)}` }
  }
  if (step === 'SEPARANDO' && state === 'next') {
    return { detail: pagamento?.tipo === 'PIX' ? 'começa assim que o Pix cair' : 'começa em breve' }
  }
  const isArrival = step === 'ENTREGUE' || (step === 'PRONTO_RETIRADA' && tipoEntrega === 'RETIRADA')
  const entrega = isArrival && state === 'next' ? formatEntrega(data_de_entrega, janela, hoje) : null
  return entrega ? { detail: entrega } : {}
}

/** Budgets and cancelled orders are on no way: what happened, one by one. */
function listHistorico({ historico, status }: PedidoDasEtapas, hoje: string): TimelineStep[] {
  return historico.map((move, index) => {
    const isLast = index === historico.length - 1
    const { rotulo, icone } = describeStatus(move.status)
    return {
      id: `${index}-${move.status}`,
      title: rotulo,
      detail: move.motivo || undefined,
      state: isLast && status === 'CANCELADO' ? 'failed' : 'done',
      icon: icone as IconName, // names of rules are of the same icon set
      ...withMoment(move, hoje),
    }
  })
}

/** '2 de 5' of an order for its bar; null for those on no such way. */
export function countEtapas(pedido: Pick<Pedido, 'status' | 'tipoEntrega' | 'formaPagamento'>) {
  const steps = stepsOf(pedido.tipoEntrega, momentoOf(pedido.formaPagamento.tipo))
  const reached = currentStep(pedido.status, steps)
  return reached < 0 ? null : { steps: steps.length, done: reached + 1 }
}
