import { findErroDaFoto, sniffTipo } from './judge-imagem.ts'
import { inTurn } from './make-imagem.ts'
import { loadSharp, MAX_PIXELS } from './render.ts'

/** Longest side of a photograph that people send each other, and how well it is kept. */
const USUAL = { lado: 2048, qualidade: 80 }

interface FotoMenor {
  dados: Buffer
  largura: number
  altura: number
}

/**
 * A photograph as WebP, which keeps what is transparent, upright, no larger than a screen shows it, without what the camera wrote beside it (where it was taken). Null: the
 * bytes are no photograph. Answers what is wrong in words for a person instead, where it is a broken one.
 */
export async function shrinkFoto(
  dados: Buffer,
  { lado, qualidade }: typeof USUAL = USUAL,
): Promise<FotoMenor | { erro: string } | null> {
  const tipo = sniffTipo(dados)
  if (!tipo || tipo === 'image/svg+xml') return null
  const erro = await findErroDaFoto(dados)
  if (erro) return { erro }
  const sharp = await loadSharp()
  const feita = await inTurn(() =>
    sharp(dados, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: qualidade })
      .toBuffer({ resolveWithObject: true }),
  ).catch(() => null)
  if (!feita) return { erro: 'A imagem está incompleta ou danificada.' }
  return { dados: feita.data, largura: feita.info.width, altura: feita.info.height }
}
