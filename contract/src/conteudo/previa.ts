import { z } from 'zod'

import { Carrossel } from '#carrossel'
import { PaginaEstatica } from '#pagina-estatica'

import { semRepetir, texto } from '#declarado'

/** Kinds of content that the real store can show as their drafts have them (decisions 0149, 0167). */
export const TipoComPrevia = z.enum(['INICIO', 'PAGINA', 'NAVEGACAO', 'APARENCIA'])
export type TipoComPrevia = z.infer<typeof TipoComPrevia>

/** What a link of a preview shows. */
export const PreviaPedida = z.strictObject({
  /** Kinds whose drafts it shows; none: that of the piece itself. */
  rascunhos: semRepetir(TipoComPrevia, 4).default([]),
  /** As this group of customers sees the store; null: as a visitor. */
  grupo: texto(40, 1).nullable().default(null),
})

/** The pages of a preview name its link in this header, so that nothing that they ask for is asked as whoever looks at them. */
export const cabecalhoDaPrevia = 'x-previa'
/** The cookies of the frame itself, which keeps them to itself: the place that was chosen in it, the lines of its cart. */
export const cookiesDaPrevia = 'x-previa-cookies'

/** A page as its draft has it, with the rows of products that stand on it: a browser could not ask for rows that are a draft. */
export const PaginaEscrita = PaginaEstatica.extend({ carrosseis: z.array(Carrossel) })
export type PaginaEscrita = z.infer<typeof PaginaEscrita>
