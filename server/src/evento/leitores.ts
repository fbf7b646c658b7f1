import type { EventoDoPedido } from '@vitrine/contract'

/** Who reads what happened; each has an index of what it has still to see (migrations 0103, 0104, 0133, 0165). */
export type Consumidor = 'ganchos' | 'cartas' | 'notificacoes' | 'conversas'

/** Kinds of which a letter may tell: only these wait for slice carta. */
export const tiposComCarta = [
  'pedido.ORCAMENTO_NOVO',
  'pedido.ENVIADO',
  'pedido.PAGO',
  'pedido.SEPARANDO',
  'pedido.EMENTREGA',
  'pedido.PRONTO_RETIRADA',
  'pedido.ENTREGUE',
  'pedido.CANCELADO',
  'pedido.RETIDO',
  'pedido.LIBERADO',
  'orcamento.PRECIFICADO',
  'devolucao.ABERTA',
  'devolucao.CONCLUIDA',
  'devolucao.RECUSADA',
  'separacao.FALTOU',
  'pesagem.PERGUNTADA',
  'pesagem.ACEITA',
  'pesagem.RECUSADA',
  'nota.EMITIDA',
  'nota.CANCELADA',
  'nota.EM_VIGOR',
  'pagamento.SOBROU',
  'pagamento.ANTECIPADO',
  'reembolso.CHAVE_INFORMADA',
  'reembolso.FEITO',
  'cobranca.PAGA',
  'cobranca.SOBROU',
  'cobranca.VOLTOU',
  'fatura.AVISADA',
] as const satisfies readonly EventoDoPedido['tipo'][]
export type TipoComCarta = (typeof tiposComCarta)[number]

const comCarta: ReadonlySet<string> = new Set(tiposComCarta)

export function hasCarta(tipo: string): tipo is TipoComCarta {
  return comCarta.has(tipo)
}

/** Kinds that matter to a customer who is away from the page: told by push (decision 0089). */
const tiposComNotificacao = [
  'pedido.PAGO',
  'pedido.EMENTREGA',
  'pedido.PRONTO_RETIRADA',
  'pedido.ENTREGUE',
  'pedido.CANCELADO',
  'orcamento.PRECIFICADO',
  'pesagem.PERGUNTADA',
  'separacao.FALTOU',
  'devolucao.CONCLUIDA',
  'devolucao.RECUSADA',
] as const satisfies readonly EventoDoPedido['tipo'][]
export type TipoComNotificacao = (typeof tiposComNotificacao)[number]

const comNotificacao: ReadonlySet<string> = new Set(tiposComNotificacao)

export function hasNotificacao(tipo: string): tipo is TipoComNotificacao {
  return comNotificacao.has(tipo)
}

/** Steps of an order that its room tells its customer of. */
const tiposComMensagem = [
  'pedido.ORCAMENTO_PRECIFICADO',
  'pedido.PAGO',
  'pedido.SEPARANDO',
  'pedido.EMENTREGA',
  'pedido.PRONTO_RETIRADA',
  'pedido.ENTREGUE',
  'pedido.CANCELADO',
] as const satisfies readonly EventoDoPedido['tipo'][]
export type TipoComMensagem = (typeof tiposComMensagem)[number]

const comMensagem: ReadonlySet<string> = new Set(tiposComMensagem)

export function hasMensagem(tipo: string): tipo is TipoComMensagem {
  return comMensagem.has(tipo)
}
