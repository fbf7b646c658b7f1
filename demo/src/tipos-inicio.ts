import type { Paisagem } from './pictures/paisagem.ts'

/** Where a product stands on a wide picture: its middle and its height as fractions of the picture. */
export interface PostoNoQuadro {
  sku: string
  x: number
  tamanho: number
  /** Above the ground, behind others. */
  sobe?: number
}

/** A wide picture, composed for both widths. */
export interface QuadroDemo {
  /** Plain ground, the same as that of the words beside it. */
  cor: string
  paisagem: Paisagem
  medida: 'faixa' | 'cartaz' | 'historia' | 'banner' | 'mural'
  alt: string
  larga: PostoNoQuadro[]
  alta: PostoNoQuadro[]
}

export interface CarrosselDemo {
  titulo: string
  subtitulo?: string
  tipo_conteudo:
    | 'STATIC_IMAGES'
    | 'LANCAMENTOS'
    | 'MAIS_VENDIDOS'
    | 'OFERTAS'
    | 'TAG'
    | 'RECOMENDADOS'
    | 'COMPRADOS'
  tela?: 'HOME' | 'PRODUCT' | 'CART' | 'STATIC_PAGE'
  /** Slug of the static page that it stands on. */
  pagina?: string
  /** Of STATIC_IMAGES. */
  imagens?: { quadro: string; titulo: string; texto?: string; destino: Record<string, unknown> }[]
  tags?: string[]
  categ?: string
  limite?: number
  destino?: Record<string, unknown>
}

/**
 * A section as its shop's people write it; the contract's schema holds it when it is saved. Names stand for ids: `carrossel` for a
 * carousel, `quadro` for a wide picture, `foto` for a product's picture (a SKU, or `quadro:` and a name), `skus` for products, `dias` for
 * so many days from today on (`ate`).
 */
export type SecaoDemo = { id: string; tipo: string; dias?: number } & Record<string, unknown>

/** The composed home of a store. */
export interface InicioDemo {
  quadros: Record<string, QuadroDemo>
  carrosseis: Record<string, CarrosselDemo>
  secoes: SecaoDemo[]
}
