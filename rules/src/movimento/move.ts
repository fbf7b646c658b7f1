import type { MomentoPagamento } from '#pagamento'
import { statusPedido } from '#pedido'
import type { StatusPedido } from '#pedido'
import { equipe, transicoes } from './transicoes.ts'
import type { Ator, Condicao, Transicao } from './transicoes.ts'

/** What a move depends on besides the two labels. */
export interface SituacaoPedido {
  ator: Ator
  momentoPagamento: MomentoPagamento
  tipoEntrega: 'DELIVERY' | 'RETIRADA'
  /** The store has the money: paid, or captured from the reserve. */
  pago: boolean
  /** What is served was said line by line: its final value is known. */
  separado?: boolean
  /** The budget, Pix or boleto ran out of its validity. */
  vencido?: boolean
  /** The card was refused, or is still looked into: nothing is held for this order. */
  semReserva?: boolean
  /** A consumer withdraws from the purchase, without a reason. */
  desistencia?: boolean
  /** A bank asks for its money back, or took it: it stays where it is until staff releases or cancels it (decision 0054). */
  retido?: boolean
}

const condicoes: Record<Condicao, (situacao: SituacaoPedido) => boolean> = {
  'pagamento adiantado': ({ momentoPagamento }) => momentoPagamento === 'ADIANTADO',
  'pagamento não adiantado': ({ momentoPagamento }) => momentoPagamento !== 'ADIANTADO',
  'reserva no cartão': ({ momentoPagamento }) => momentoPagamento === 'RESERVA',
  'reserva de pé': ({ semReserva = false }) => !semReserva,
  'reserva capturada': ({ momentoPagamento, pago }) => momentoPagamento === 'RESERVA' && pago,
  'pago ou a pagar depois': ({ momentoPagamento, pago }) =>
    momentoPagamento === 'ADIANTADO' ? pago : momentoPagamento !== 'RESERVA',
  separado: ({ separado = false }) => separado,
  entrega: ({ tipoEntrega }) => tipoEntrega === 'DELIVERY',
  retirada: ({ tipoEntrega }) => tipoEntrega === 'RETIRADA',
  vencido: ({ vencido = false }) => vencido,
  'não vencido': ({ vencido = false }) => !vencido,
  desistência: ({ desistencia = false }) => desistencia,
}

/** The row of the table that allows a move; `de` is null for a new order. */
export function findTransicao(
  de: StatusPedido | null,
  para: StatusPedido,
  situacao: SituacaoPedido,
): Transicao | undefined {
  if (situacao.retido && !(para === 'CANCELADO' && equipe.includes(situacao.ator))) return undefined
  return transicoes.find(
    (transicao) =>
      transicao.de === de &&
      transicao.para === para &&
      transicao.atores.includes(situacao.ator) &&
      (transicao.quando ?? []).every((condicao) => condicoes[condicao](situacao)),
  )
}

/** Whether somebody may move an order so (readings 7); anything not in the table is refused. */
export function canMove(de: StatusPedido | null, para: StatusPedido, situacao: SituacaoPedido): boolean {
  return findTransicao(de, para, situacao) !== undefined
}

/** Whether a consumer may withdraw before the goods are there: once the order cannot simply be cancelled any more (decision 0048). */
export function canWithdrawBefore(de: StatusPedido, situacao: SituacaoPedido): boolean {
  return !canMove(de, 'CANCELADO', situacao) && canMove(de, 'CANCELADO', { ...situacao, desistencia: true })
}

/** Where somebody may move an order next, for menus and boards. */
export function listMoves(de: StatusPedido | null, situacao: SituacaoPedido): StatusPedido[] {
  return statusPedido.filter((para) => canMove(de, para, situacao))
}

/**
 * Labels a submission passes through at once; the last one is its status. An order paid up front is sent, then waits
 * for its money. The same holds for a priced budget once it is accepted.
 */
export function statusAfterSubmission(submissao: {
  orcamento: boolean
  momentoPagamento: MomentoPagamento
}): StatusPedido[] {
  if (submissao.orcamento) return ['ORCAMENTO_NOVO']
  return submissao.momentoPagamento === 'ADIANTADO' ? ['ENVIADO', 'AGUARDANDOPAGAMENTO'] : ['ENVIADO']
}
