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

/** Of a negotiated freight: who set it, why, and which delivery it counts for. */
export const FreteAcordado = z.object({
  por: z.string(),
  /** '' where it was not said. */
  motivo: z.string(),
  /** Delivered there: 8 digits. Elsewhere, and to who picks up, the store's own table counts. */
  cep: z.string(),
  /** By this form alone, with its name then; null: by any. */
  idformaentrega: id.nullable(),
  forma: z.string().nullable(),
})
export type FreteAcordado = z.infer<typeof FreteAcordado>

/** A negotiation as cart, order, letter and feed carry it (ahead C3). */
export const NegociacaoAceita = z.object({
  idnegociacao: id,
  revisao: z.int(),
  escopo: z.array(ParteDoEscopo),
  /** Freight in reais; null: not negotiated. */
  frete: dinheiro.nullable(),
  /** Absent without, and of one that was set before freight had a place. */
  frete_acordado: FreteAcordado.optional(),
  /** Until when it holds; null: as long as somebody holds the cart, or it became an order. */
  validade: z.string().nullable(),
  atendente: z.string(),
  /** Who accepted it and when; null: the store released it without an answer. */
  aceita_por: z.string().nullable(),
  aceita_em: z.string().nullable(),
})
export type NegociacaoAceita = z.infer<typeof NegociacaoAceita>
