import { z } from 'zod'

import { dinheiro, numpedido } from '#campo'

export const diasDoEnsaio = [7, 30, 90] as const
export const PEDIDOS_DO_ENSAIO = 5000

/** Orders of how many days. */
export const DiasDoEnsaio = z.union([z.literal(7), z.literal(30), z.literal(90)]).default(30)

/** What every rehearsal says, of coupons, policies and combos alike. */
export const somaDoEnsaio = {
  /** First and last day of the orders that were looked at. */
  desde: z.string(),
  ate: z.string(),
  /** Whether all orders of the days were looked at, not the newest alone. */
  inteiro: z.boolean(),
  pedidos: z.int(),
  vendido: dinheiro,
  servem: z.int(),
  vencidos: z.int(),
  vendidoNeles: dinheiro,
  desconto: dinheiro,
  percentual: z.number(),
  margem: z
    .object({ antes: z.number(), depois: z.number(), coberta: z.number(), abaixo: z.int() })
    .nullable(),
  porDia: z.array(z.object({ dia: z.string(), pedidos: z.int(), desconto: dinheiro })),
}

/** An order by its numbers alone. */
export const exemploDoEnsaio = {
  numpedido,
  dia: z.string(),
  valor: dinheiro,
  desconto: dinheiro,
  venceu: z.boolean(),
  rival: z.string().nullable(),
}

const motivos = [
  'alvo',
  'grupo',
  'pagamento',
  'entrega',
  'canal',
  'indisponivel',
  'negociado',
  'faltam_produtos',
] as const

/** What a policy or a combo would have done to the orders of the last days, by today's prices: numbers alone, of nobody. */
export const EnsaioDePrecos = z.object({
  ...somaDoEnsaio,
  disputas: z.array(z.object({ nome: z.string(), vence: z.int(), perde: z.int() })),
  impedimentos: z.array(z.object({ impedimento: z.enum(motivos), pedidos: z.int() })),
  exemplos: z.array(z.object(exemploDoEnsaio)),
})
export type EnsaioDePrecos = z.output<typeof EnsaioDePrecos>
