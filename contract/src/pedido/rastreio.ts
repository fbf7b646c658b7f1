import { z } from 'zod'

/** Where an order on its way can be followed; '' where it is not known. Who brings it: `entregador`. */
export const Rastreio = z.object({
  transportadora: z.string().max(80).default(''),
  codigo: z.string().max(60).default(''),
  url: z
    .string()
    .max(300)
    .regex(/^(https:\/\/[^\s"<>]+)?$/)
    .default(''),
})
export type Rastreio = z.infer<typeof Rastreio>
