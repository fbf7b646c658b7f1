import { z } from 'zod'

import { dinheiro } from '#campo'

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

/** What a store does to an order without moving it: picking, weighing, notes. */
export const eventosDaLoja = {
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
