import { z } from 'zod'

import { dinheiro, id } from '#campo'

const numpedido = z.int()

const DadosReembolso = z.object({ numpedido, idreembolso: id, valor: dinheiro })
const DadosSobra = z.object({
  numpedido,
  idpagamento: id,
  valor: dinheiro,
  /** True: the order is cancelled; false: it is paid with another method. */
  cancelado: z.boolean(),
  /** It can only be refunded to a Pix key of the customer. */
  porPix: z.boolean(),
})
const DadosAntecipado = z.object({ numpedido, idpagamento: id, valor: dinheiro })

/** An invoice as it stands in a charge or a reminder of several. */
const FaturaDita = z.object({
  idfatura: id,
  numpedido,
  parcela: z.int(),
  parcelas: z.int(),
  vencimento: z.string(),
  valor: dinheiro,
})
const DadosCobranca = z.object({
  /** Of the first invoice. */
  numpedido,
  idcobranca: id,
  tipo: z.enum(['PIX', 'BOLETO']),
  valor: dinheiro,
})
const DadosVolta = DadosCobranca.extend({
  /** Total refunded to the payer so far. */
  devolvido: dinheiro,
  /** Those that are owed again; none: it covers none whole. */
  faturas: z.array(FaturaDita),
})
const DadosAviso = z.object({
  /** Of the first invoice. */
  numpedido,
  aviso: z.enum(['NOVA', 'VENCE', 'VENCIDA']),
  faturas: z.array(FaturaDita),
  /** Days of delay after which nothing more is sold on credit; null: none. */
  tolerancia: z.int().nullable(),
})

/** Money beside an order's own charge: sent back by hand, not needed, charged early, of several invoices at once. */
export const eventosDeDinheiro = {
  'pagamento.SOBROU': {
    summary: 'Money came that its order does not need any more: it goes back.',
    dados: DadosSobra,
  },
  'pagamento.ANTECIPADO': { summary: 'A card is charged before its reserve ends.', dados: DadosAntecipado },
  'reembolso.ABERTO': { summary: 'Money waits to be sent back by hand.', dados: DadosReembolso },
  'reembolso.CHAVE_INFORMADA': { summary: 'Its customer said to which Pix key.', dados: DadosReembolso },
  'reembolso.FEITO': { summary: 'The store sent it.', dados: DadosReembolso },
  'cobranca.PAGA': {
    summary: 'A charge for invoices was paid.',
    dados: DadosCobranca.extend({ faturas: z.array(FaturaDita) }),
  },
  'cobranca.SOBROU': {
    summary: 'More was paid for invoices than was owed: it goes back.',
    dados: DadosCobranca.extend({ porPix: z.boolean() }),
  },
  'cobranca.VOLTOU': {
    summary: 'A bank gave the money of invoices back without the store.',
    dados: DadosVolta,
  },
  'fatura.AVISADA': { summary: 'A customer is told of invoices: new, due soon, overdue.', dados: DadosAviso },
} as const
