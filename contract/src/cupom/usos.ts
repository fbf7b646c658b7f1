import { z } from 'zod'

import { dinheiro, numpedido } from '#campo'

/** Days that uses are told of one by one, at most. */
export const DIAS_DE_USOS = 90
/** Orders that uses end with, at most. */
export const ULTIMOS_USOS = 20

const soma = z.object({
  pedidos: z.int(),
  desconto: dinheiro,
  total: dinheiro,
  cancelados: z.int(),
})

/** How a coupon was used: orders alone, of nobody. Cancelled ones are counted apart, and in no sum of money. */
export const UsosDoCupom = z.object({
  /** First and last day, by the store's clock; both included. */
  desde: z.string(),
  ate: z.string(),
  porDia: z.array(soma.extend({ dia: z.string() })),
  noPeriodo: soma,
  desdeSempre: soma,
  ultimos: z.array(
    z.object({
      numpedido,
      criado_em: z.string(),
      desconto: dinheiro,
      total: dinheiro.nullable(),
      cancelado: z.boolean(),
      orcamento: z.boolean(),
    }),
  ),
})
export type UsosDoCupom = z.output<typeof UsosDoCupom>
