import { z } from 'zod'

import { texto } from '#declarado'
import { CadastroDominio } from '#fornecedor'
import { VeredictoDns } from '#remetente'

/**
 * How far a host has come: its proof is waited for, that it points here, it shows the shop, or it did and does not any more (`motivo` says why).
 */
export const EstadoDominio = z.enum(['AGUARDANDO_PROVA', 'AGUARDANDO_APONTAMENTO', 'NO_AR', 'PERDIDO'])
export type EstadoDominio = z.infer<typeof EstadoDominio>

/** A record as it is typed in at whoever keeps the domain. */
const RegistroDoDominio = z.object({
  tipo: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  nome: z.string(),
  valor: z.string(),
})

/** A host of a supplier's own. */
export const DominioDaLoja = z.object({
  /** As browsers ask for it. */
  dominio: z.string(),
  /** As people read it, with its accents. */
  nome: z.string(),
  estado: EstadoDominio,
  /** True for the one that links name; the others lead to it. */
  principal: z.boolean(),
  motivo: z.enum(['OUTRA_LOJA', 'APONTAMENTO']).nullable(),
  /** The record that proves it; null: it was set up by the platform. */
  prova: RegistroDoDominio.nullable(),
  /** What was seen of it last; null: nobody has looked yet. */
  visto: z
    .object({
      prova: VeredictoDns,
      apontamento: VeredictoDns,
      /** Another store's proof stands beside this one's: until it is taken out, the host stays where it is. */
      de_outra: z.boolean(),
      visto_em: z.string(),
    })
    .nullable(),
  /** When it is looked at next by itself; null: at a press alone. */
  proximo_em: z.string().nullable(),
})
export type DominioDaLoja = z.infer<typeof DominioDaLoja>

export const DominiosDaLoja = z.object({
  /** Hosts, the main one first. */
  data: z.array(DominioDaLoja),
  /** What a host must point to, one of them; empty: the platform does not tell. */
  apontar: z.array(RegistroDoDominio.omit({ nome: true })),
  /** Where the shop is found now, absolute. */
  url: z.string(),
})
export type DominiosDaLoja = z.infer<typeof DominiosDaLoja>

/** A host by its own name, as it is kept. */
export const NomeDoDominio = z.object({ dominio: CadastroDominio.shape.dominio })

/** A host that a supplier says is its own, as people type it: capitals, accents, the dot at the end of a full name. */
export const DominioDito = z.strictObject({ dominio: texto(300, 1) })

/** A host after it was looked at. */
export const DominioOlhado = DominioDaLoja.extend({
  /** For people: what is missing, and what to do. */
  mensagem: z.string(),
})
export type DominioOlhado = z.infer<typeof DominioOlhado>
