import type { ArquivoMarca } from '@vitrine/contract'

import { loadSharp } from '#imagem'
import type { Sql } from '#infra'

import { chooseLogo, chooseSimbolo, type Simbolo } from './choose-simbolo.ts'
import { drawTexto } from './draw-texto.ts'
import { tintaOn, type Marca } from './marca.ts'
import { toIco } from './to-ico.ts'

/** The square within the circle of 80 % that a launcher is sure to show (W3C manifest, maskable icons). */
const SEGURO = 0.8 / Math.SQRT2
const LADO = 512

interface Forma {
  /** Size of the mark, as a part of the side of the icon. */
  marca: number
  /** Radius of the corners, as a part of the side; null: transparent background. */
  canto: number | null
}

const TELHA: Forma = { marca: 0.64, canto: 0.22 }
const INTEIRA: Forma = { marca: SEGURO, canto: 0 }
const SOLTA: Forma = { marca: 0.92, canto: null }

/** A picture of a store, as bytes. */
export async function drawArquivo(sql: Sql, marca: Marca, arquivo: ArquivoMarca): Promise<Buffer> {
  if (arquivo === 'compartilhar.png') return toPng(await drawCompartilhar(sql, marca), 1200)
  const simbolo = await chooseSimbolo(sql, marca)
  switch (arquivo) {
    case 'favicon.svg':
      return Buffer.from(await toLeve(simbolo))
    case 'favicon.ico':
      return toIco(
        await Promise.all(
          [16, 32, 48].map(async (lado) => ({ lado, bytes: await toPng(drawIcone(simbolo, TELHA), lado) })),
        ),
      )
    case 'selo-96.png':
      return toSelo(await toPng(drawIcone(simbolo, SOLTA), 96))
    case 'apple-touch-icon.png':
      return toPng(drawIcone(simbolo, { ...INTEIRA, marca: TELHA.marca }), 180)
    case 'icone-192.png':
    case 'icone-512.png':
      return toPng(drawIcone(simbolo, TELHA), arquivo === 'icone-192.png' ? 192 : 512)
    case 'mascara-192.png':
    case 'mascara-512.png':
      return toPng(drawIcone(simbolo, INTEIRA), arquivo === 'mascara-192.png' ? 192 : 512)
  }
}

function drawIcone({ svg, width, height, fundo }: Simbolo, { marca, canto }: Forma): string {
  const escala = (marca * LADO) / Math.max(width, height)
  const [x, y] = [(LADO - width * escala) / 2, (LADO - height * escala) / 2]
  const chao =
    canto === null ? '' : `<rect width="${LADO}" height="${LADO}" rx="${canto * LADO}" fill="${fundo}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LADO} ${LADO}" width="${LADO}" height="${LADO}">${chao}<g transform="translate(${x} ${y}) scale(${escala})">${svg}</g></svg>`
}

/** A tab shows a few pixels: a mark that is a picture is there in 96 of them. */
async function toLeve(simbolo: Simbolo): Promise<string> {
  const [, base64] = /^<image href="data:image\/png;base64,([^"]+)"/.exec(simbolo.svg) ?? []
  if (!base64) return drawIcone(simbolo, TELHA)
  const sharp = await loadSharp()
  const png = await sharp(Buffer.from(base64, 'base64'))
    .resize({ width: 96, height: 96, fit: 'inside' })
    .png()
    .toBuffer()
  const { width, height } = simbolo
  const svg = `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}"/>`
  return drawIcone({ ...simbolo, svg }, TELHA)
}

async function toPng(svg: string, largura: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: largura })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** White wherever something is drawn: the system gives it its colour. */
async function toSelo(png: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i += 4) data.fill(255, i, i + 3)
  const { width, height } = info
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** What a link to the store shows elsewhere: its wordmark on its ground, what it says it is, its second colour. */
async function drawCompartilhar(sql: Sql, marca: Marca): Promise<string> {
  const [w, h] = [1200, 630]
  const logo = await chooseLogo(sql, marca)
  const fundo = logo?.fundo ?? marca.brand
  const cor = tintaOn(fundo)
  const nome = drawTexto(marca.nome, { peso: 700, corpo: 120, largura: 1000, cor })
  const escala = logo ? Math.min(760 / logo.width, 200 / logo.height) : 1
  const meio = marca.frase ? 270 : 315
  const titulo = logo
    ? `<g transform="translate(${(w - logo.width * escala) / 2} ${meio - (logo.height * escala) / 2}) scale(${escala})">${logo.svg}</g>`
    : `<g transform="translate(${(w - nome.largura) / 2} ${meio + nome.corpo * 0.35})">${nome.svg}</g>`
  const linhas = splitFrase(marca.frase).map((linha, i) => {
    const texto = drawTexto(linha, { peso: 500, corpo: 38, largura: 1040, cor })
    return `<g opacity=".92" transform="translate(${(w - texto.largura) / 2} ${450 + 52 * i})">${texto.svg}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="${fundo}"/>${titulo}${linhas.join('')}<rect y="${h - 18}" width="${w}" height="18" fill="${marca.accent}"/></svg>`
}

/** Breaks a text into at most two lines, between words. */
function splitFrase(frase: string): string[] {
  const MAX = 52
  if (frase.length <= MAX) return frase ? [frase] : []
  const corte = frase.lastIndexOf(' ', MAX)
  const [um, dois] = corte > 0 ? [frase.slice(0, corte), frase.slice(corte + 1)] : [frase.slice(0, MAX), '']
  const resto = dois.length > MAX ? `${dois.slice(0, Math.max(0, dois.lastIndexOf(' ', MAX)))}…` : dois
  return [um, resto].filter(Boolean)
}
