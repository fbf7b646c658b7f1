import { z } from 'zod'

import { dinheiro, id, TipoEntrega } from '#comum'

/** A delivery form with the dates it can still serve (§4 Delivery options). */
export const FormaEntrega = z.object({
  idformaentrega: id,
  nome: z.string(),
  tipoEntrega: TipoEntrega,
  /** Store of a pickup form; null for delivery. */
  idloja: id.nullable(),
  taxaentrega: dinheiro,
  gratis_acima: dinheiro.nullable(),
  pedido_minimo: dinheiro.nullable(),
  /** First one is active from the start, with its first window. */
  datas: z.array(
    z.object({
      /** 'YYYY-MM-DD' in the store's zone. */
      data_de_entrega: z.string(),
      janelas: z.array(
        z.object({ inicio: z.string(), fim: z.string(), disponivel: z.boolean(), rotulo: z.string() }),
      ),
    }),
  ),
})
export type FormaEntrega = z.infer<typeof FormaEntrega>
