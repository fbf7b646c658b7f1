import { modulos, tagsDeAjuste } from '@vitrine/rules/acesso'
import { z } from 'zod'

const Modulo = z.enum(modulos)
const TagDeAjuste = z.enum(tagsDeAjuste)

/** What a store has switched on: modules (§5) and tags (§6), and what they hang together with. */
export const ModulosDaLoja = z.object({
  modulos: z.array(Modulo),
  tags: z.array(TagDeAjuste),
  /** Tags that nobody here knows; the store's own systems may. They stay. */
  outras_tags: z.array(z.string()),
  /** How much of a module is in use now, a thousand at most. */
  em_aberto: z.array(z.object({ modulo: Modulo, quantos: z.int() })),
  faz_entrega: z.boolean(),
  faz_retirada: z.boolean(),
  ga4: z.string().nullable(),
  /** There is a coupon to share. */
  indicacao: z.boolean(),
  versao: z.int(),
})
export type ModulosDaLoja = z.output<typeof ModulosDaLoja>

/** What its owner switches: all that is to be on. */
export const ModulosDitos = z.strictObject({
  modulos: z.array(Modulo).max(modulos.length),
  tags: z.array(TagDeAjuste).max(tagsDeAjuste.length),
  /** The version that was looked at; absent: whatever stands there. */
  versao: z.int().positive().optional(),
})
export type ModulosDitos = z.output<typeof ModulosDitos>
