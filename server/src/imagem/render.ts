import sharp from 'sharp'

// Pictures are made one at a time beside a shop that sells: they must not take both cores or keep memory.
sharp.concurrency(1)
sharp.cache(false)

export type Formato = 'webp' | 'avif'

/** The picture at a width, never larger than it is (drawings have no size and take any). */
export async function renderImagem(
  dados: Buffer,
  tipo: string,
  { largura, formato }: { largura: number; formato: Formato },
): Promise<Buffer> {
  const isDesenho = tipo === 'image/svg+xml'
  // A drawing of 400 units at 72 dpi is 400 px wide: the density makes it as wide as it is asked for.
  const density = isDesenho ? Math.min(400, Math.max(36, (72 * largura) / 400)) : undefined
  const picture = sharp(dados, { density, limitInputPixels: 40_000_000 }).resize({
    width: largura,
    withoutEnlargement: !isDesenho,
  })
  return formato === 'avif'
    ? picture.avif({ quality: 50, effort: 3 }).toBuffer()
    : picture.webp({ quality: 72, effort: 4, smartSubsample: true }).toBuffer()
}
