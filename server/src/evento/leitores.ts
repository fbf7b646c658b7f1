import type { EventoDoPedido } from '@vitrine/contract'

/** Who reads what happened; each has an index of what it has still to see (migrations 0103, 0104). */
export type Consumidor = 'ganchos' | 'cartas'

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
