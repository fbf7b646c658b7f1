import { z } from 'zod'

import { texto } from '#declarado'
import type { Conteudo } from '#publicacao'

/** Subject and text of a letter in a store's own words; what is true of each letter stands in braces: {pessoa}. */
export const EscritaDaCarta = z.strictObject({
  assunto: texto(160, 1).refine((assunto) => !/[\r\n]/.test(assunto), {
    error: 'O assunto é uma linha só.',
  }),
  texto: texto(4000, 1),
})
export type EscritaDaCarta = z.output<typeof EscritaDaCarta>

/** Letters in a store's words: versions of decision 0080, found by the name of their letter. */
export const cartasDaLoja = {
  tipo: 'CARTA',
  nome: 'cartas',
  dados: EscritaDaCarta,
} satisfies Conteudo<typeof EscritaDaCarta>

const ParteDaCarta = z.object({
  /** As it stands in braces. */
  nome: z.string(),
  /** What it is, in words for people. */
  rotulo: z.string(),
  exemplo: z.string(),
  /** The letter cannot do without it. */
  exigida: z.boolean(),
})

/** A letter that a store sends: when, and in which words while it says nothing else. */
export const CartaDaLoja = z.object({
  /** Its name among the versions of its store (`chave`). */
  modelo: z.string(),
  nome: z.string(),
  quando: z.string(),
  /** Why its words are nobody's to choose; '': they are the store's. */
  fixa: z.string(),
  /** As it is sent while its store says nothing else; '' of one that is fixed. */
  assunto: z.string(),
  texto: z.string(),
  partes: z.array(ParteDaCarta),
})
export type CartaDaLoja = z.output<typeof CartaDaLoja>

/** How a letter arrives, with sample parts. */
export const CartaMostrada = z.object({
  assunto: z.string(),
  texto: z.string(),
  /** As mail programs show it. */
  html: z.string(),
})
export type CartaMostrada = z.output<typeof CartaMostrada>
