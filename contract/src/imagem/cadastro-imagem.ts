import { z } from 'zod'

import { cor } from '#declarado'

/** Of what a store takes in: beyond them a small file could ask for all the memory, or a drawing for all the time. */
export const limitesDaImagem = {
  /** Of a photograph. */
  bytes: 10 * 1024 * 1024,
  bytesDesenho: 512 * 1024,
  /** Width times height. */
  pixels: 40_000_000,
} as const

/** A picture as its supplier hands it in. What it is, its bytes say: no name of a type is believed. */
export const CadastroImagem = z.strictObject({
  dados: z
    .custom<Uint8Array>((valor) => valor instanceof Uint8Array, {
      error: 'Envie o arquivo da imagem.',
      abort: true,
    })
    .refine(({ length }) => length > 0, { error: 'O arquivo está vazio.' })
    .refine(({ length }) => length <= limitesDaImagem.bytes, {
      error: `A imagem passa de ${limitesDaImagem.bytes / 1024 / 1024} MB.`,
    }),
  /** The tile before the picture arrives; absent: its average colour. */
  cor: cor.optional(),
})
export type CadastroImagem = z.infer<typeof CadastroImagem>
