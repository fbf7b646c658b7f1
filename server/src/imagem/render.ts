import { limitesDaImagem } from '@vitrine/contract'
import type Sharp from 'sharp'

export type Formato = 'webp' | 'avif' | 'jpg'

/** Pixels of the largest photograph taken in. */
export const MAX_PIXELS = limitesDaImagem.pixels

let loaded: Promise<typeof Sharp> | undefined

/** Loaded at the first picture that is made: most processes serve what is made already, and it takes 10 MiB. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Pictures are made one at a time beside a shop that sells: they must not take both cores or keep memory.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loaded
}

/** The picture at a width, never larger than it is; drawings have no size and are drawn sharp at any. */
export async function renderImagem(
  dados: Buffer,
  tipo: string,
  { largura, formato }: { largura: number; formato: Formato },
): Promise<Buffer> {
  const sharp = await loadSharp()
  const isDesenho = tipo === 'image/svg+xml'
  const picture = sharp(dados, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: largura, withoutEnlargement: !isDesenho })
  if (formato === 'avif') return picture.avif({ quality: 50, effort: 3 }).toBuffer()
  if (formato === 'webp') return picture.webp({ quality: 74, effort: 4 }).toBuffer()
  // It knows no transparency: what shows through is paper.
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** Average colour of a photograph, `#rrggbb`: its tile before it arrives. Transparent ground counts as white. */
export async function averageColour(dados: Uint8Array): Promise<string> {
  const sharp = await loadSharp()
  const { data } = await sharp(dados, { limitInputPixels: MAX_PIXELS })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 255, green = red, blue = red] = data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
