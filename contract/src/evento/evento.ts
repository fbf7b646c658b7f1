import { z } from 'zod'

import { dinheiro, id } from '#campo'
import { NegociacaoAceita } from '#carrinho'
import { StatusPedido } from '#pedido'

import { eventosDaLoja } from './da-loja.ts'
import { eventosDeDinheiro } from './de-dinheiro.ts'

const numpedido = z.int()

/** A move of an order: who, when, why (readings 7). The order itself is one call away. */
const DadosPedido = z.object({
  numpedido,
  /** The supplier's own number of it. */
  numpedidoerp: z.string().nullable(),
  /** The customer's. */
  numpedidocliente: z.string(),
  status: StatusPedido,
  /** Null: the order was just made. */
  anterior: StatusPedido.nullable(),
  /** The role that moved it; `sistema` for the shop itself. */
  ator: z.string(),
  motivo: z.string(),
  quando: z.string(),
  /** All or a part of its money had arrived; when the order is cancelled, that money is refunded. */
  pago: z.boolean(),
  /** Null: a budget without prices. */
  total: dinheiro.nullable(),
  /** What is paid in the end, once picked. */
  totalservido: dinheiro.nullable(),
  /** The order has a product for adults: the courier asks for a document, also at a company. */
  documentoNaEntrega: z.boolean(),
  /** Of a new order with negotiated prices or freight: what was agreed (ahead C3). */
  negociacao: NegociacaoAceita.optional(),
})
const DadosPagamento = z.object({
  numpedido,
  idpagamento: id,
  tipo: z.string(),
  status: z.string(),
  valor: dinheiro,
  /** What was charged of a card's reserve. */
  capturado: dinheiro.nullable(),
  devolvido: dinheiro,
})
const DadosOrcamento = z.object({
  numpedido,
  versao: z.int(),
  total: dinheiro.nullable(),
  /** Of `orcamento.PRECIFICADO`. */
  valido_ate: z.string().optional(),
})
const DadosCiclo = z.object({
  numpedido,
  idassinatura: id,
  ciclo: z.string(),
  total: dinheiro.nullable(),
})
const DadosDevolucao = z.object({
  numpedido,
  iddevolucao: id,
  tipo: z.enum(['ARREPENDIMENTO', 'DEVOLUCAO']),
  status: z.enum(['ABERTA', 'CONCLUIDA', 'RECUSADA']),
  valor: dinheiro,
  motivo: z.string(),
})
const DadosContestacao = z.object({
  numpedido,
  idcontestacao: id,
  tipo: z.enum(['DISPUTA', 'CHARGEBACK', 'MED', 'ESTORNO']),
  valor: dinheiro,
  /** What the provider decided; null: not yet. */
  parecer: z.enum(['GANHA', 'PERDIDA']).nullable(),
  /** How staff ended it, with its word; null: the order is held. */
  decisao: z.enum(['LIBERADA', 'CANCELADA']).nullable(),
  palavra: z.string(),
})
const DadosFatura = z.object({
  numpedido,
  idfatura: id,
  parcela: z.int(),
  parcelas: z.int(),
  status: z.string(),
  vencimento: z.string(),
  valor: dinheiro,
})
const DadosTeste = z.object({ mensagem: z.string() })

/**
 * Every type of event with its fields: the one table for the code that writes events, for webhooks, letters and /docs. A
 * new field is one line here; the writer that does not give it does not compile.
 */
export const eventos = {
  'pedido.ORCAMENTO_NOVO': { summary: 'A budget was asked for.', dados: DadosPedido },
  'pedido.ORCAMENTO_PRECIFICADO': { summary: 'A budget has prices, or new ones.', dados: DadosPedido },
  'pedido.ENVIADO': { summary: 'An order was made, or a budget became one.', dados: DadosPedido },
  'pedido.AGUARDANDOPAGAMENTO': { summary: 'An order waits for its money.', dados: DadosPedido },
  'pedido.PAGO': { summary: 'The money of an order is there.', dados: DadosPedido },
  'pedido.SEPARANDO': { summary: 'Picking began.', dados: DadosPedido },
  'pedido.EMENTREGA': { summary: 'An order is on its way.', dados: DadosPedido },
  'pedido.PRONTO_RETIRADA': { summary: 'An order can be picked up.', dados: DadosPedido },
  'pedido.ENTREGUE': { summary: 'An order was delivered.', dados: DadosPedido },
  'pedido.CANCELADO': { summary: 'An order or a budget was cancelled.', dados: DadosPedido },
  'pedido.RETIDO': {
    summary: 'The money of an order is asked back without the store, or that was decided: it is held.',
    dados: DadosContestacao,
  },
  'pedido.LIBERADO': { summary: 'Staff ended what held an order.', dados: DadosContestacao },
  'pagamento.PENDENTE': { summary: 'A charge waits to be paid.', dados: DadosPagamento },
  'pagamento.RESERVADO': { summary: 'A card holds the amount.', dados: DadosPagamento },
  'pagamento.RECUSADO': { summary: 'A charge was refused.', dados: DadosPagamento },
  'pagamento.EXPIRADO': { summary: 'The time of a charge ran out.', dados: DadosPagamento },
  'pagamento.CANCELADO': { summary: 'A charge was given up.', dados: DadosPagamento },
  'pagamento.PAGO': { summary: 'A charge was paid, or captured.', dados: DadosPagamento },
  'pagamento.DEVOLVIDO': { summary: 'A part of a charge went back.', dados: DadosPagamento },
  'pagamento.ESTORNADO': { summary: 'A charge went back whole.', dados: DadosPagamento },
  'orcamento.PRECIFICADO': { summary: 'A version of prices was offered.', dados: DadosOrcamento },
  'orcamento.ACEITO': { summary: 'The customer accepted an offer.', dados: DadosOrcamento },
  'assinatura.CICLO': { summary: 'A subscription made the order of a date.', dados: DadosCiclo },
  'devolucao.ABERTA': { summary: 'A withdrawal or a return began.', dados: DadosDevolucao },
  'devolucao.CONCLUIDA': { summary: 'A withdrawal or a return is done.', dados: DadosDevolucao },
  'devolucao.RECUSADA': { summary: 'A return was refused.', dados: DadosDevolucao },
  'fatura.ABERTA': {
    summary: 'An invoice that was paid is owed again: its money was taken back.',
    dados: DadosFatura,
  },
  'fatura.PAGA': { summary: 'An invoice was paid.', dados: DadosFatura },
  'fatura.CANCELADA': { summary: 'An invoice was cancelled with its order.', dados: DadosFatura },
  ...eventosDaLoja,
  ...eventosDeDinheiro,
  teste: { summary: 'Sent when the supplier asks for a test.', dados: DadosTeste },
} as const satisfies Record<string, { summary: string; dados: z.ZodObject }>

export type TipoEvento = keyof typeof eventos

/** What happened: each kind with what is said of it, in reais and instants, as it leaves the house. */
export type Evento = {
  [T in TipoEvento]: { tipo: T; dados: z.infer<(typeof eventos)[T]['dados']> }
}[TipoEvento]
/** Of an order. */
export type EventoDoPedido = Exclude<Evento, { tipo: 'teste' }>

/** `teste` needs no subscription. */
export const tiposDeEvento = Object.keys(eventos).filter((tipo) => tipo !== 'teste') as [
  TipoEvento,
  ...TipoEvento[],
]

/** Of an order by which the store tries itself out: it is in no sum (decision 0164). Of any other the field is not there. */
const deTeste = { teste: z.literal(true).optional() }

/** The body of a delivery of one kind (Standard Webhooks: type, timestamp, data). */
export function bodyOfEvento(tipo: TipoEvento) {
  const dados: z.ZodObject = eventos[tipo].dados
  return z.object({
    type: z.literal(tipo),
    /** When it happened. */
    timestamp: z.string(),
    data: 'numpedido' in dados.shape ? dados.extend(deTeste) : dados,
  })
}
