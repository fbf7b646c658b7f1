import { z } from 'zod'

import { id } from '#campo'

/** How often a supplier offers to repeat an order; `dias` or `meses`, never both. */
export const TipoAssinatura = z.object({
  idtipoassinatura: id,
  nome: z.string(),
  dias: z.int().nullable(),
  meses: z.int().nullable(),
})
export type TipoAssinatura = z.infer<typeof TipoAssinatura>
