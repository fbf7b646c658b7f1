import type { Sql } from '#infra'

import { drawTexto } from './draw-texto.ts'
import { CLARO, ESCURO, type Marca } from './marca.ts'
import { cutDesenho, isSeenOn, readDesenho, readSimbolo, type Desenho } from './read-desenho.ts'

/** What stands in the middle of an icon, as SVG in a box of its own, and the ground below it. */
export interface Simbolo {
  svg: string
  width: number
  height: number
  fundo: string
}

/**
 * The supplier's own symbol; else the one that stands in its wordmark, in the drawing and on the ground where it is seen best as the brand;
 * else its initial.
 */
export async function chooseSimbolo(sql: Sql, { nome, brand, onBrand, logo }: Marca): Promise<Simbolo> {
  const proprio = await readSimbolo(sql, logo.simbolo)
  const fundoProprio =
    proprio && (proprio.fundo || [CLARO, brand, ESCURO].find((fundo) => isSeenOn(proprio, fundo)))
  if (proprio && fundoProprio) return toSimbolo(proprio, fundoProprio)
  const [escuro, claro] = await Promise.all([simboloIn(sql, logo.escuro), simboloIn(sql, logo.claro)])
  const casos = [
    { desenho: escuro, fundo: brand },
    { desenho: claro, fundo: CLARO },
    { desenho: escuro, fundo: ESCURO },
  ]
  for (const { desenho, fundo } of casos)
    if (desenho && isSeenOn(desenho, fundo)) return toSimbolo(desenho, fundo)
  const inicial = [...nome.trim()].find((letra) => /[\p{L}\p{N}]/u.test(letra)) ?? 'V'
  const { svg, largura } = drawTexto(inicial.toUpperCase(), {
    peso: 700,
    corpo: 100,
    largura: 120,
    cor: onBrand,
  })
  // At this font size a capital letter is 70 units high.
  return { svg: `<g transform="translate(0 70)">${svg}</g>`, width: largura, height: 70, fundo: brand }
}

/** The same drawing on the ground where it can be read, for the picture that is shared; null: the name stands there. */
export async function chooseLogo(
  sql: Sql,
  { brand, logo }: Marca,
): Promise<(Simbolo & { desenho: Desenho }) | null> {
  const [escuro, claro] = await Promise.all([readDesenho(sql, logo.escuro), readDesenho(sql, logo.claro)])
  const casos = [
    { desenho: escuro, fundo: brand },
    { desenho: escuro, fundo: ESCURO },
    { desenho: claro, fundo: CLARO },
  ]
  for (const { desenho, fundo } of casos)
    if (desenho && isSeenOn(desenho, fundo)) return { ...toSimbolo(desenho, fundo), desenho }
  return null
}

async function simboloIn(sql: Sql, hash: string): Promise<Desenho | null> {
  const desenho = await readDesenho(sql, hash)
  return desenho && cutDesenho(desenho)
}

function toSimbolo({ png, width, height }: Desenho, fundo: string): Simbolo {
  const href = `data:image/png;base64,${png.toString('base64')}`
  return { svg: `<image href="${href}" width="${width}" height="${height}"/>`, width, height, fundo }
}
