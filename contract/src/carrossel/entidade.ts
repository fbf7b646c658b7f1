import { z } from 'zod'

import { id } from '#campo'
import { cor, texto } from '#declarado'
import { ProdutoLista } from '#produto'

import { Destino } from './destino.ts'

export { Destino } from './destino.ts'

/** What a carousel holds (§3; the kinds besides static pictures: readings 8). */
export const TipoConteudo = z.enum([
  'STATIC_IMAGES',
  'LANCAMENTOS',
  'MAIS_VENDIDOS',
  'OFERTAS',
  'TAG',
  'RECOMENDADOS',
  'COMPRADOS',
])
export type TipoConteudo = z.infer<typeof TipoConteudo>

/** Screens that show carousels. */
export const TelaCarrossel = z.enum(['HOME', 'PRODUCT', 'CART', 'STATIC_PAGE'])
export type TelaCarrossel = z.infer<typeof TelaCarrossel>

export const Dispositivo = z.enum(['mobile', 'desktop'])
export type Dispositivo = z.infer<typeof Dispositivo>

/** A picture of the pipeline as a store names it. */
export const ImagemDeclarada = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{32}$/, { error: 'Esta imagem não foi enviada.' }),
  alt: texto(200),
  cor,
})

/** Art direction: the same thing drawn twice, for a wide screen (at most 3:1) and for a phone (4:3), and not one picture cut. */
export const Arte = z.strictObject({ larga: ImagemDeclarada, alta: ImagemDeclarada })
export type Arte = z.infer<typeof Arte>

export const ImagemCarrossel = z.strictObject({
  arte: Arte,
  titulo: texto(80, 1),
  texto: texto(160).default(''),
  destino: Destino.nullable().default(null),
})
export type ImagemCarrossel = z.infer<typeof ImagemCarrossel>

export const Carrossel = z.object({
  idcarrossel: id,
  tipo_conteudo: TipoConteudo,
  titulo: z.string(),
  subtitulo: z.string(),
  /** Where 'ver todos' leads; null: nowhere. */
  destino: Destino.nullable(),
  /** Devices that show it. */
  dispositivos: z.array(Dispositivo),
  /** Of STATIC_IMAGES. */
  imagens: z.array(ImagemCarrossel),
  /** How many products it shows at most: the room kept for them. */
  limite: z.int(),
  /** For who asks; null: not loaded (loadProdutos). */
  produtos: z.array(ProdutoLista).nullable(),
})
export type Carrossel = z.infer<typeof Carrossel>
