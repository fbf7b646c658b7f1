import { z } from 'zod'

import { dinheiro, id } from '#campo'

/** What the store offers for a budget (readings 7); lines that are not named keep the price they have. */
export const PrecosOrcamento = z.object({
  itens: z
    .array(
      z.object({
        sequencia: z.int().min(0).max(32_000),
        precounitario: dinheiro.min(0).max(1_000_000),
        /** To the customer, beside the product; absent: it stays. */
        recado: z.string().trim().max(300).optional(),
      }),
    )
    .max(1000),
  /** Freight; absent: as it was asked for. */
  taxaentrega: dinheiro.min(0).max(1_000_000).optional(),
  /** Last day that it may be accepted on, 'YYYY-MM-DD'. */
  validade: z.iso.date(),
  observacao: z.string().max(1000).default(''),
})
export type PrecosOrcamento = z.infer<typeof PrecosOrcamento>

/** One way in which a budget may be paid (decision 0113): a method of its store, with terms and a discount of its own. */
export const CondicaoDoOrcamento = z.object({
  idformapagto: id,
  /** Days after the order on which parts fall due, of a method on credit: [[28, 35, 42]]; none: as the store offers it. */
  prazos: z
    .array(z.array(z.int().min(0).max(365)).min(1).max(12))
    .max(6)
    .default([]),
  /** Percent off the goods, paid so: up to 2 decimals. */
  desconto: z
    .number()
    .min(0)
    .max(50)
    .refine((pontos) => Math.round(pontos * 100) / 100 === pontos, {
      error: 'O desconto tem no máximo 2 casas decimais.',
    })
    .default(0),
})
export type CondicaoDoOrcamento = z.infer<typeof CondicaoDoOrcamento>

/** One offer for a budget, as it was made. */
export const VersaoOrcamento = z.object({
  versao: z.int(),
  quando: z.string(),
  valido_ate: z.string(),
  taxaentrega: dinheiro,
  total: dinheiro,
  observacao: z.string(),
})
export type VersaoOrcamento = z.infer<typeof VersaoOrcamento>
