import { z } from 'zod'

/** Pieces that several areas share: ids, pages, the empty parts of a call. */

export const nada = z.undefined()
export const semCampos = z.object({})

/** Ids are UUID v7; any UUID is accepted, so that the null uuid and imported ids pass. */
export const id = z.string().regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/)
/** `token` (the session comes from header or cookie) or a real session token (readings 2). */
export const session_token = z.string().min(1).max(128)
export const comSessao = z.object({ session_token })

/** Money in reais and quantities in units: JSON numbers, arithmetic on them only in @vitrine/rules (readings 3). */
export const dinheiro = z.number()
export const quantidade = z.number()
/** More than nothing once it is rounded to its 3 decimals (readings 4). */
export const quantidadePositiva = quantidade.min(0.0005).max(1_000_000)

export const CanalVenda = z.enum(['WEB', 'MANUAL'])
export type CanalVenda = z.infer<typeof CanalVenda>
/** What the store does when a product of an order is missing (ux 1.6.5). */
export const Substituicao = z.enum(['SIMILAR', 'LIGAR', 'REMOVER'])
export type Substituicao = z.infer<typeof Substituicao>

export const TipoEntrega = z.enum(['DELIVERY', 'RETIRADA'])
export type TipoEntrega = z.infer<typeof TipoEntrega>

/** Every page of the API has this shape (§3 Pagination). */
export function pagina<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    totalPages: z.int(),
    totalItems: z.int(),
    currentPage: z.int(),
    limit: z.int(),
    page: z.int(),
  })
}

/** A picture in the image pipeline: `/img/{hash}/{largura}.{formato}`; hash is of the content. */
export const Imagem = z.object({
  hash: z.string(),
  alt: z.string(),
  /** Average colour, `#rrggbb`: the tile before the picture arrives. */
  cor: z.string(),
})
export type Imagem = z.infer<typeof Imagem>

/** A file as an answer: the name to keep it under, and its bytes as they are made. */
export interface Arquivo {
  nome: string
  /** Its media type, where it is not the call's. */
  tipo?: string
  conteudo: AsyncIterable<Uint8Array>
}
export const Arquivo = z.custom<Arquivo>()

export const Coordenadas = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type Coordenadas = z.infer<typeof Coordenadas>

/** How often a supplier offers to repeat an order; `dias` or `meses`, never both. */
export const TipoAssinatura = z.object({
  idtipoassinatura: id,
  nome: z.string(),
  dias: z.int().nullable(),
  meses: z.int().nullable(),
})
export type TipoAssinatura = z.infer<typeof TipoAssinatura>
