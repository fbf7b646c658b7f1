import type { Capa } from '@vitrine/rules/anuncio'

import type { FornecedorVivo } from '#fornecedor'
import { findImagem, loadSharp, MAX_PIXELS } from '#imagem'
import type { Sql } from '#infra'
import { drawTexto, marcaOf } from '#marca'

import { wrapNome } from './wrap-nome.ts'

/** As Open Graph wants it; messengers refuse pictures above 300 KB (brazil.md 12). */
const [LARGURA, ALTURA] = [1200, 630]
const MARGEM = 48
const LADO = ALTURA - 2 * MARGEM
const TINTA = '#16181d'
const CINZA = '#5b616a'

/** Picture and words side by side: nothing of the machine's own fonts is asked for. */
export async function drawCapa(sql: Sql, capa: Capa, vivo: FornecedorVivo): Promise<Buffer> {
  const sharp = await loadSharp()
  const foto = capa.imagem ? await readFoto(sql, capa) : null
  const fundo = sharp(Buffer.from(drawFundo(capa, vivo, foto !== null)))
  const camadas = foto ? [{ input: foto, left: MARGEM, top: MARGEM }] : []
  return fundo
    .composite(camadas)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** The product's picture whole on its own ground; null when it cannot be read. */
async function readFoto(sql: Sql, { imagem, cor }: Capa): Promise<Buffer | null> {
  const original = await findImagem(sql, imagem)
  if (!original) return null
  const sharp = await loadSharp()
  return sharp(original.dados, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: LADO, height: LADO, fit: 'contain', background: cor })
    .flatten({ background: cor })
    .png()
    .toBuffer()
    .catch(() => null)
}

function drawFundo({ nome, detalhe, preco }: Capa, vivo: FornecedorVivo, comFoto: boolean): string {
  const { brand } = marcaOf(vivo)
  const x = comFoto ? LADO + 2 * MARGEM : MARGEM
  const largura = LARGURA - x - MARGEM
  const linha = (texto: string, y: number, letras: { peso: 500 | 700; corpo: number; cor: string }) =>
    `<g transform="translate(${x} ${y})">${drawTexto(texto, { ...letras, largura }).svg}</g>`
  const linhas = wrapNome(nome, { corpo: 54, largura, linhas: 4 })
  const depois = 180 + linhas.length * 64
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${ALTURA}">
    <rect width="${LARGURA}" height="${ALTURA}" fill="#ffffff"/>
    <rect y="${ALTURA - 14}" width="${LARGURA}" height="14" fill="${brand}"/>
    ${linha(vivo.nome, 96, { peso: 500, corpo: 30, cor: CINZA })}
    ${linhas.map((texto, i) => linha(texto, 180 + i * 64, { peso: 700, corpo: 54, cor: TINTA })).join('')}
    ${detalhe && linha(detalhe, depois, { peso: 500, corpo: 30, cor: CINZA })}
    ${preco && linha(preco, ALTURA - MARGEM - 28, { peso: 700, corpo: 72, cor: TINTA })}
  </svg>`
}
