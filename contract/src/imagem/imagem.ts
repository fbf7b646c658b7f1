import { z } from 'zod'

/** A picture in the image pipeline: `/img/{hash}/{largura}.{formato}`; hash is of the content. */
export const Imagem = z.object({
  hash: z.string(),
  alt: z.string(),
  /** Average colour, `#rrggbb`: the tile before the picture arrives. */
  cor: z.string(),
})
export type Imagem = z.infer<typeof Imagem>
