import { z } from 'zod'

import { dinheiro } from '#campo'

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
