import { z } from 'zod'

import { id } from '#campo'

/** A login that made an order, for itself or for somebody: its name, never its address (readings 7). */
const Autor = z.object({ idusuario: id, nome: z.string() })

/** Who made an order (readings 7). */
export const autoria = {
  /** By name, and as what: a role, or `sistema` for a subscription. */
  feitoPor: z.object({ papel: z.string(), nome: z.string() }),
  /** The sales representative that made it; null: another did. */
  representante: Autor.nullable(),
  /** The linked user that made it; null: another did. */
  usuarioVinculado: Autor.nullable(),
  /** The key of the system that made it. */
  idapikeys: id.nullable(),
  /** Who asked for it and who agreed, of one that was approved (decision 0052). */
  aprovacao: z
    .object({ idaprovacao: id, pedidoPor: z.string(), aprovadoPor: z.array(z.string()) })
    .nullable(),
}
