import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'

/** Of a line with a price that was negotiated: who set it, who approved it beyond the limits, why, and from how many on it holds. */
export const LinhaComAcordo = z.object({
  por: z.string(),
  aprovado_por: z.string().nullable(),
  /** '' where it was not said. */
  motivo: z.string(),
  /** Fewer than so many: the price goes. */
  minimo: quantidade,
})
export type LinhaComAcordo = z.infer<typeof LinhaComAcordo>

/** A part of an accepted negotiation: as many at least, at this price. */
export const ParteDoEscopo = z.object({
  /** The product as sold. */
  id,
  nome: z.string(),
  /** The price holds for so many or more. */
  quantidade,
  precounitario: dinheiro,
  /** Who set the price, who approved it beyond the limits (null: nobody had to), and why ('': not said). */
  por: z.string(),
  aprovado_por: z.string().nullable(),
  motivo: z.string(),
})
export type ParteDoEscopo = z.infer<typeof ParteDoEscopo>

/** A negotiation as cart, order, letter and feed carry it (ahead C3). */
export const NegociacaoAceita = z.object({
  idnegociacao: id,
  revisao: z.int(),
  escopo: z.array(ParteDoEscopo),
  /** Freight in reais; null: not negotiated. */
  frete: dinheiro.nullable(),
  /** Until when it holds; null: as long as somebody holds the cart, or it became an order. */
  validade: z.string().nullable(),
  atendente: z.string(),
  /** Who accepted it and when; null: the store released it without an answer. */
  aceita_por: z.string().nullable(),
  aceita_em: z.string().nullable(),
})
export type NegociacaoAceita = z.infer<typeof NegociacaoAceita>
