import { urlsMarca, type ArquivoMarca, type Fornecedor } from '@vitrine/contract'

interface Icone {
  src: string
  sizes: string
  type: 'image/png'
  purpose: 'any' | 'maskable'
}

const desenhos = [
  ['icone-192.png', '192x192', 'any'],
  ['icone-512.png', '512x512', 'any'],
  ['mascara-192.png', '192x192', 'maskable'],
  ['mascara-512.png', '512x512', 'maskable'],
] as const satisfies [ArquivoMarca, string, Icone['purpose']][]

/** The icons that a system may choose from, made of the store's own mark. */
export function listIcones({ slug, config }: Pick<Fornecedor, 'slug' | 'config'>): Icone[] {
  return desenhos.map(([arquivo, sizes, purpose]) => ({
    src: urlsMarca.arquivo(slug, config.tema.marca, arquivo),
    sizes,
    type: 'image/png',
    purpose,
  }))
}
