import { contrastRatio } from '@vitrine/rules/tema'

import { findImagem, loadSharp, MAX_PIXELS } from '#imagem'
import type { Sql } from '#infra'

import { cutSimbolo, isDesenhado, type Pontos } from './cut-simbolo.ts'

/** A drawing on nothing, as PNG, and its pixels. */
export interface Desenho extends Pontos {
  png: Buffer
}

/** Height at which drawings are read: enough to crop them and reduce them afterwards. */
const ALTO = 480
/** A drawing is seen on a ground that half of it stands out from (WCAG 1.4.11). */
const MINIMO = 3

/** A picture of a store as a drawing, without the ground around it; null where there is none, or none that can be read. */
export async function readDesenho(sql: Sql, hash: string): Promise<Desenho | null> {
  const pontos = await readPontos(sql, hash)
  return pontos && toDesenho(pontos)
}

/** A symbol as it is, and the colour of the ground that it brings; '' for one on nothing. */
export async function readSimbolo(sql: Sql, hash: string): Promise<(Desenho & { fundo: string }) | null> {
  const pontos = await readPontos(sql, hash)
  if (!pontos) return null
  const [red = 0, green = 0, blue = 0, opaco = 0] = pontos.data
  if (opaco < 255) return toDesenho(pontos).then((desenho) => desenho && { ...desenho, fundo: '' })
  const sharp = await loadSharp()
  const { width, height } = pontos
  const png = await sharp(pontos.data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { ...pontos, png, fundo: toHexadecimal(red, green, blue) }
}

async function readPontos(sql: Sql, hash: string): Promise<Pontos | null> {
  const imagem = hash ? await findImagem(sql, hash) : null
  if (!imagem) return null
  const sharp = await loadSharp()
  // A drawing's own size says little: it is made at the density that gives the height.
  const density = imagem.tipo === 'image/svg+xml' ? await densityFor(imagem.dados) : 72
  return sharp(imagem.dados, { limitInputPixels: MAX_PIXELS, density })
    .resize({ width: 4 * ALTO, height: ALTO, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info: { width, height } }) => ({ data, width, height }))
    .catch(() => null)
}

function toHexadecimal(...partes: [red: number, green: number, blue: number]): string {
  return `#${partes.map((parte) => parte.toString(16).padStart(2, '0')).join('')}`
}

async function densityFor(dados: Buffer): Promise<number> {
  const sharp = await loadSharp()
  const { height = ALTO } = await sharp(dados).metadata()
  return Math.max(1, Math.min(2400, (72 * ALTO) / height))
}

/** What is drawn, without the ground around it: one of a colour becomes nothing. */
async function toDesenho(pontos: Pontos): Promise<Desenho | null> {
  const { width, height } = pontos
  const desenhado = isDesenhado(pontos)
  const data = Uint8Array.from(pontos.data)
  for (let i = 0; i < width * height; i++) if (!desenhado(i)) data[4 * i + 3] = 0
  const sharp = await loadSharp()
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .trim({ background: '#00000000', threshold: 0 })
    .png()
    .toBuffer()
    .catch(() => null)
  if (!png) return null
  const { data: inteiro, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return { png, data: inteiro, width: info.width, height: info.height }
}

/** The symbol in a wordmark. */
export async function cutDesenho(desenho: Desenho): Promise<Desenho | null> {
  const recorte = cutSimbolo(desenho)
  if (!recorte) return null
  const sharp = await loadSharp()
  const png = await sharp(desenho.png).extract(recorte).png().toBuffer()
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  return { png, data, width: info.width, height: info.height }
}

/** Whether most of a drawing stands out from a ground, `#rrggbb`. */
export function isSeenOn({ data, width, height }: Desenho, fundo: string): boolean {
  let [drawn, seen] = [0, 0]
  // About 4,000 pixels are examined: they give the same result as all of them.
  const passo = Math.max(1, Math.floor((width * height) / 4000))
  for (let i = 0; i < width * height; i += passo) {
    const [red = 0, green = 0, blue = 0, opaco = 0] = data.subarray(4 * i, 4 * i + 4)
    if (opaco < 128) continue
    drawn += 1
    if (contrastRatio(toHexadecimal(red, green, blue), fundo) >= MINIMO) seen += 1
  }
  return drawn > 0 && seen / drawn >= 0.5
}
