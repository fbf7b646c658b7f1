import { z } from 'zod'

import { dinheiro, id } from '#campo'

export const TipoDesconto = z.enum(['percentual', 'absoluto'])
export type TipoDesconto = z.infer<typeof TipoDesconto>

/** A coupon as section 3 shows it. */
const comuns = {
  codigocupom: z.string(),
  tipodesconto: TipoDesconto,
  /** Products of the cart that it takes something off; of an empty cart, the products it is for. Empty: any product. */
  produtosComDesconto: z.array(id),
  nao_usar_com_politica: z.boolean(),
  habilitar_visualizacao_desconto: z.boolean(),
  aplicacao_automatica: z.boolean(),
} as const

/** §3 Coupon validation response. */
export const ValidacaoCupom = z.object({
  valido: z.boolean(),
  /** Why not, in words for the shopper; null when valid. */
  error: z.string().nullable(),
  /** 0 for an absolute discount. */
  percentualDesconto: z.number(),
  cupom: z.object(comuns).nullable(),
})
export type ValidacaoCupom = z.infer<typeof ValidacaoCupom>

/** Products and leaf categories that a coupon is for; both empty: the whole store. */
const Alvo = z.object({ produtos: z.array(id), categorias: z.array(id) })

/** A coupon in the customer's panel. */
export const Cupom = z.object({
  ...comuns,
  idfornecedor: id,
  nome: z.string(),
  descricao: z.string(),
  /** Percent or reais, by tipodesconto. */
  valor: z.number(),
  /** '10%', 'R$ 20,00'. */
  beneficio: z.string(),
  /** Conditions in plain words. */
  regras: z.array(z.string()),
  alvo: Alvo,
  /** Last day, 'YYYY-MM-DD' in the store's zone. */
  fim: z.string().nullable(),
  /** The last day has this moment as its end: what a countdown counts to. */
  vence_em: z.string().nullable(),
  /** What it takes off the cart as it stands, in reais; absent when it cannot be used or prices are hidden. */
  economia: dinheiro.optional(),
  /** Why it cannot be used now; null when it can. */
  motivo: z.string().nullable(),
  /** Reais of goods still missing for its minimum. */
  faltam: dinheiro.optional(),
  /** In force in the cart. */
  aplicado: z.boolean(),
  /** Of the share coupon: how often it was ordered with, by anybody (ux 1.13.2). */
  usos: z.int().optional(),
})
export type Cupom = z.infer<typeof Cupom>

export const ListaCupons = z.object({
  /** Best for this customer first. */
  cupons: z.array(Cupom),
  /** The share coupon (tag uses-share-coupom). */
  cupomRecomendacao: Cupom.nullable(),
})
export type ListaCupons = z.infer<typeof ListaCupons>

/** The coupon in force in a cart, with what the browser needs to preview its discount by the same rules. */
export const CupomAplicado = z.object({
  codigocupom: z.string(),
  nome: z.string(),
  tipodesconto: TipoDesconto,
  valor: z.number(),
  alvo: Alvo,
  nao_usar_com_politica: z.boolean(),
  habilitar_visualizacao_desconto: z.boolean(),
  valor_minimo: dinheiro.nullable(),
})
export type CupomAplicado = z.infer<typeof CupomAplicado>

/** Coupons that a cart can use by its method and delivery; which of them an order takes follows from its freight. */
export const CuponsUsaveis = z.object({
  /** The customer's; null without one that can be used. */
  manual: CupomAplicado.nullable(),
  automaticos: z.array(CupomAplicado),
  /** What is said where an automatic one takes the place of the customer's (§8). */
  avisoVencido: z.string(),
})
export type CuponsUsaveis = z.infer<typeof CuponsUsaveis>
