/**
 * Pictures made of a store's theme, logo and name (ux 2.3). `marca` is of what they are made of, so an address names one content
 * and is kept for ever; `config.tema.marca` of a Fornecedor, `janela.marca` of the platform.
 */
export const arquivosMarca = [
  /** Icons for browser tabs: SVG, and one file with 16, 32 and 48 px for old browsers. */
  'favicon.svg',
  'favicon.ico',
  /** Manifest icon with purpose `any`: rounded corners, transparent outside. */
  'icone-192.png',
  'icone-512.png',
  /** Manifest, purpose maskable: to the edges, the mark within the circle of 80 %. */
  'mascara-192.png',
  'mascara-512.png',
  /** 180 px icon for iOS: drawn to the edges, without transparency. */
  'apple-touch-icon.png',
  /** 96 px, white on a transparent background: the badge of a notification. */
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
