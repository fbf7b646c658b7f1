/** The ten labels of §2 Order status, in the order of §4. */
export const statusPedido = [
  'ORCAMENTO_NOVO',
  'ORCAMENTO_PRECIFICADO',
  'ENVIADO',
  'SEPARANDO',
  'AGUARDANDOPAGAMENTO',
  'PAGO',
  'EMENTREGA',
  'PRONTO_RETIRADA',
  'ENTREGUE',
  'CANCELADO',
] as const

export type StatusPedido = (typeof statusPedido)[number]

/** Family of colours of a status pill. */
export type TomStatus = 'neutro' | 'info' | 'marca' | 'aviso' | 'ok'

export interface AparenciaStatus {
  rotulo: string
  /** Lucide icon name. */
  icone: string
  tom: TomStatus
}

/** One map for shop, panel and e-mail (ux 1.10.6). */
const aparencias: Record<StatusPedido, AparenciaStatus> = {
  ORCAMENTO_NOVO: { rotulo: 'Orçamento enviado', icone: 'file-text', tom: 'neutro' },
  ORCAMENTO_PRECIFICADO: { rotulo: 'Orçamento pronto — aprovar', icone: 'file-check-2', tom: 'marca' },
  ENVIADO: { rotulo: 'Pedido recebido', icone: 'inbox', tom: 'info' },
  SEPARANDO: { rotulo: 'Em separação', icone: 'package', tom: 'info' },
  AGUARDANDOPAGAMENTO: { rotulo: 'Aguardando pagamento', icone: 'hourglass', tom: 'aviso' },
  PAGO: { rotulo: 'Pago', icone: 'circle-check', tom: 'ok' },
  EMENTREGA: { rotulo: 'Saiu para entrega', icone: 'truck', tom: 'marca' },
  PRONTO_RETIRADA: { rotulo: 'Pronto para retirar', icone: 'store', tom: 'marca' },
  ENTREGUE: { rotulo: 'Entregue', icone: 'check', tom: 'ok' },
  CANCELADO: { rotulo: 'Cancelado', icone: 'x', tom: 'neutro' },
}

const desconhecido: AparenciaStatus = { rotulo: 'Em andamento', icone: 'circle', tom: 'neutro' }

/** How a status is shown; an unknown code is shown as a neutral pill, never blank (ux 1.10.6). */
export function describeStatus(status: string): AparenciaStatus {
  return Object.hasOwn(aparencias, status) ? aparencias[status as StatusPedido] : desconhecido // hasOwn has just said so
}

/** The last statuses: ENTREGUE (returns are records of their own, readings 7) and CANCELADO. */
export function isFinal(status: StatusPedido): boolean {
  return status === 'ENTREGUE' || status === 'CANCELADO'
}

/** Whether the status belongs to a budget, not to an order. */
export function isOrcamento(status: StatusPedido): boolean {
  return status === 'ORCAMENTO_NOVO' || status === 'ORCAMENTO_PRECIFICADO'
}
