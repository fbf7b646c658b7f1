/**
 * Pictures made of a store's theme, logo and name (ux 2.3). `marca` is of what they are made of, so an address names one content
 * and is kept for ever; `config.tema.marca` of a Fornecedor, `janela.marca` of the platform.
 */
export const arquivosMarca = [
  /** For tabs: SVG, and the 16, 32 and 48 px of old in one file. */
  'favicon.svg',
  'favicon.ico',
  /** Manifest, purpose any: rounded, around it nothing. */
  'icone-192.png',
  'icone-512.png',
  /** Manifest, purpose maskable: to the edges, the mark within the circle of 80 %. */
  'mascara-192.png',
  'mascara-512.png',
  /** 180 px, to the edges, nothing transparent. */
  'apple-touch-icon.png',
  /** 96 px, white on nothing: the badge of a notification. */
  'selo-96.png',
  /** 1200 by 630: what a link to the store shows elsewhere. */
  'compartilhar.png',
] as const
export type ArquivoMarca = (typeof arquivosMarca)[number]

/** Stands where a slug stands, for the pictures of the platform itself; no supplier can have it. */
export const PLATAFORMA = '_'

export const urlsMarca = {
  arquivo: (slug: string, marca: string, arquivo: ArquivoMarca) => `/img/marca/${slug}/${marca}/${arquivo}`,
} as const

/** The picture of a product for links that are shared, 1200 by 630; `versao` as rules/anuncio names what it shows. */
export const urlDaCapa = (slug: string, id: string, versao: string) => `/img/capa/${slug}/${id}/${versao}.jpg`
