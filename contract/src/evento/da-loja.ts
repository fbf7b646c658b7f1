import { z } from 'zod'

import { dinheiro } from '#campo'
import { Rastreio } from '#pedido'

const numpedido = z.int()

/** The value that the line would have, as shown in the question to the customer. */
const ItemPesado = z.object({
  nome: z.string(),
  unidade: z.string(),
  quantidade: z.number(),
  servida: z.number(),
})

const DadosFalta = z.object({
  numpedido,
  /** Total of the order now. */
  totalservido: dinheiro,
  /** The part of what was paid that goes back; and the amount that open invoices owe less. */
  volta: dinheiro,
  abatido: dinheiro,
  /** It can only be refunded to a Pix key of the customer. */
  porPix: z.boolean(),
})
const DadosSeparada = z.object({
  numpedido,
  /** Total of the order now, what is paid in the end. */
  totalservido: dinheiro,
  /** Every line of the order, with what was served of it in its unit and what it costs now, without taxes. */
  itens: z.array(z.object({ sequencia: z.int(), quantidadeServida: z.number(), total: dinheiro })),
})
const DadosAnotacao = z.object({
  numpedido,
  /** The supplier's own number of it. */
  numpedidoerp: z.string().nullable(),
  /** Whether it is known who brings it; name and telephone stand in the order alone. */
  entregador: z.boolean(),
  rastreio: Rastreio.nullable(),
})
const DadosPergunta = z.object({
  numpedido,
  feita_em: z.string(),
  /** What the order would come to, and what was agreed. */
  total: dinheiro,
  totalAtual: dinheiro,
  itens: z.array(ItemPesado),
})
const DadosResposta = z.object({
  numpedido,
  /** The question that was answered on the order's page; null: the store wrote down its customer's word. */
  feita_em: z.string().nullable(),
  total: dinheiro,
  palavra: z.string(),
})
const DadosNota = z.object({
  numpedido,
  /** The access key of the fiscal note, 44 digits. */
  chave: z.string(),
  /** Of a cancelled one. */
  motivo: z.string(),
})

/** What a store does to an order without moving it: number, tracking, picking, weighing, notes. */
export const eventosDaLoja = {
  'pedido.ANOTADO': {
    summary: "The supplier's number, the driver or the tracking of an order is another one.",
    dados: DadosAnotacao,
  },
  'separacao.FEITA': {
    summary: 'An order was picked, or picked again: what was served of each line is known.',
    dados: DadosSeparada,
  },
  'separacao.FALTOU': {
    summary: 'Not all of an order could be picked; what is too much of its money goes back or is not owed.',
    dados: DadosFalta,
  },
  'pesagem.PERGUNTADA': {
    summary: 'Picking came to more than was agreed: its customer is asked.',
    dados: DadosPergunta,
  },
  'pesagem.ACEITA': { summary: 'More than was agreed was accepted.', dados: DadosResposta },
  'pesagem.RECUSADA': {
    summary: 'More than was agreed was refused: the store picks less.',
    dados: DadosResposta,
  },
  'nota.EMITIDA': { summary: 'The fiscal note of an order is there.', dados: DadosNota },
  'nota.CANCELADA': { summary: 'The fiscal note of an order was cancelled.', dados: DadosNota },
  'nota.EM_VIGOR': {
    summary: 'An order was cancelled and its fiscal note was not: it has to be.',
    dados: DadosNota,
  },
} as const
