import type { Pedido } from '@vitrine/contract'
import { formatDiaRelativo, formatHoraDe, formatQuando, type Hoje } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { currentStep, describeStatus, isOrcamento, stepsOf } from '@vitrine/rules/pedido'
import { momentoOf } from '@vitrine/rules/pagamento'
import type { StatusPedido } from '@vitrine/rules/pedido'
import type { IconName, TimelineStep } from '@vitrine/ui'

import { formatEntrega } from './format-quando.ts'

type PedidoDasEtapas = Pick<
  Pedido,
  'status' | 'tipoEntrega' | 'formaPagamento' | 'historico' | 'data_de_entrega' | 'janela' | 'pagamento'
> &
  Partial<Pick<Pedido, 'falta' | 'retido'>>

/** The steps that are still to come. */
const adiante: Partial<Record<StatusPedido, string>> = {
  PAGO: 'Pagamento',
  SEPARANDO: 'Separação',
  EMENTREGA: 'Sai para entrega',
  PRONTO_RETIRADA: 'Pronto para retirar',
  ENTREGUE: 'Entrega',
}

/** The steps of an order from top to bottom: what happened with its moment, what is now, what comes (ux 1.11.1). */
export function makeEtapas(pedido: PedidoDasEtapas, hoje: Hoje): TimelineStep[] {
  const { status } = pedido
  if (status === 'CANCELADO' || isOrcamento(status)) return listHistorico(pedido, hoje)
  const steps = stepsOf(pedido.tipoEntrega, momentoOf(pedido.formaPagamento.tipo))
  const reached = currentStep(status, steps)
  const isOver = status === 'AGUARDANDOPAGAMENTO' || instantaneos.has(status)
  return steps.map((step, index) => {
    const move = findInicio(pedido.historico, step)
    const state = stateOf(index, { index: reached, isOver })
    const { rotulo, icone } = describeStatus(step)
    return {
      id: step,
      title: index > reached ? nameAdiante(step, pedido) : rotulo,
      state,
      // The way ahead is empty dots; names of rules are of the same icon set.
      icon: state === 'next' ? undefined : (icone as IconName),
      ...withMoment(index > reached ? undefined : move, hoje),
      ...withDetail(step, pedido, { hoje, state }),
    }
  })
}

/** When a step began the last time: entries of the history within a step are not steps. */
function findInicio(historico: Pedido['historico'], step: StatusPedido) {
  return historico.findLast((move, i) => move.status === step && historico[i - 1]?.status !== step)
}

/** A step that was reached is over and the next one is going on; picking and delivery go on themselves. */
const instantaneos: ReadonlySet<StatusPedido> = new Set(['ENVIADO', 'PAGO', 'ENTREGUE'])

function stateOf(index: number, reached: { index: number; isOver: boolean }): TimelineStep['state'] {
  const now = reached.isOver ? reached.index + 1 : reached.index
  if (index < now) return 'done'
  return index === now ? 'now' : 'next'
}

function nameAdiante(step: StatusPedido, { tipoEntrega }: PedidoDasEtapas): string {
  if (step === 'ENTREGUE' && tipoEntrega === 'RETIRADA') return 'Retirada'
  return adiante[step] ?? describeStatus(step).rotulo
}

function withMoment(move: Pedido['historico'][number] | undefined, hoje: Hoje) {
  if (!move) return {}
  const quando = formatQuando(move.quando, hoje)
  return {
    time: quando.startsWith('hoje, ') ? formatHoraDe(move.quando, hoje.fuso) : quando,
    dateTime: move.quando,
  }
}

function withDetail(
  step: StatusPedido,
  pedido: PedidoDasEtapas,
  { hoje, state }: { hoje: Hoje; state: TimelineStep['state'] },
) {
  const detail = describeStep(step, pedido, { hoje, state })
  return detail ? { detail } : {}
}

function describeStep(
  step: StatusPedido,
  pedido: PedidoDasEtapas,
  { hoje, state }: { hoje: Hoje; state: TimelineStep['state'] },
): string | null {
  const { data_de_entrega, janela, tipoEntrega } = pedido
  if (step === 'PAGO') return describePagamento(pedido, state, hoje)
  if (step === 'SEPARANDO') return describeSeparacao(pedido, state)
  const isArrival = step === 'ENTREGUE' || (step === 'PRONTO_RETIRADA' && tipoEntrega === 'RETIRADA')
  return isArrival && state !== 'done' ? formatEntrega(data_de_entrega, janela, hoje) : null
}

function describePagamento(
  { status, pagamento, formaPagamento }: PedidoDasEtapas,
  state: TimelineStep['state'],
  hoje: Hoje,
) {
  if (!pagamento) return null
  if (state === 'done')
    return `${formaPagamento.nome} de ${formatReais(pagamento.cartao?.capturado ?? pagamento.valor)}`
  if (status !== 'AGUARDANDOPAGAMENTO' || pagamento.expira_em === null) return null
  // A slip is paid until a day, a Pix until an hour; one that waits until another day says which.
  if (pagamento.boleto) return `vence ${formatDiaRelativo(pagamento.boleto.vencimento, hoje)}`
  const quando = formatQuando(pagamento.expira_em, hoje)
  return quando.startsWith('hoje, ') ? `até ${formatHoraDe(pagamento.expira_em, hoje.fuso)}` : `até ${quando}`
}

function describeSeparacao({ status, falta, retido }: PedidoDasEtapas, state: TimelineStep['state']) {
  if (retido && state === 'now') return 'parado enquanto o banco decide sobre o pagamento'
  if (falta === 'RESPONDER_PESO') return 'a loja espera a sua resposta'
  if (falta) return 'começa quando o pagamento for resolvido'
  if (status === 'AGUARDANDOPAGAMENTO') return 'começa assim que o pagamento cair'
  return state === 'now' && status !== 'SEPARANDO' ? 'a loja começa em breve' : null
}

/** Budgets and cancelled orders have no steps ahead: only what happened is listed. */
function listHistorico({ historico, status }: PedidoDasEtapas, hoje: Hoje): TimelineStep[] {
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
