import { z } from 'zod'

import { dinheiro, id } from '#comum'

export const TipoPagamento = z.enum(['PIX', 'BOLETO', 'CARTAO', 'ENTREGA', 'FATURADO'])
export type TipoPagamento = z.infer<typeof TipoPagamento>

export const FormaPagamento = z.object({
  idformapagto: id,
  tipo: TipoPagamento,
  nome: z.string(),
  descricao: z.string(),
  /** Percent on top of the price: -3 is 3 % off. Sent only with the tag support-price-variance-by-payment (§5). */
  variacao_percentual: z.number().nullable(),
})
export type FormaPagamento = z.infer<typeof FormaPagamento>

/** CRIADO: asked of the provider, not answered yet. RESERVADO: held on a card. */
export const StatusPagamento = z.enum([
  'CRIADO',
  'PENDENTE',
  'RESERVADO',
  'RECUSADO',
  'EXPIRADO',
  'CANCELADO',
  'PAGO',
  'ESTORNADO',
])

/** The charge of an order as its customer sees it. */
export const Pagamento = z.object({
  idpagamento: id,
  tipo: TipoPagamento,
  status: StatusPagamento,
  valor: dinheiro,
  /** Pix "copia e cola" (BR Code) and its QR as an SVG path in a square of `lado` modules. */
  pix: z.object({ brcode: z.string(), qr: z.string(), lado: z.int() }).nullable(),
  expira_em: z.string().nullable(),
  pago_em: z.string().nullable(),
  /** Demo only: the simulated bank's page for this charge. */
  simulador: z.string().nullable(),
})
export type Pagamento = z.infer<typeof Pagamento>
