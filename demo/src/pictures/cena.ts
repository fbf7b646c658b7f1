import { darken, lighten } from './cor.ts'
import type { Rotulo } from './etiqueta.ts'

/** What every form is drawn with. The ground is at y = 340, the middle at x = 200. */
export interface Cena {
  cor: string
  cor2: string
  claro: string
  escuro: string
  rotulo: Rotulo
  /** The same number for the same product: small variations hang on it. */
  semente: number
}

export type DesenhaForma = (cena: Cena) => string

export function makeCena(rotulo: Rotulo, cor2: string | undefined, semente: number): Cena {
  const { cor } = rotulo
  return {
    cor,
    cor2: cor2 ?? darken(cor, 0.35),
    claro: lighten(cor, 0.22),
    escuro: darken(cor, 0.2),
    rotulo,
    semente,
  }
}

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  { rx = 0, opacity = 1 } = {},
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''} fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** Light from the left on an upright body, shade at its right. */
export function sheen(x: number, y: number, w: number, h: number): string {
  return (
    rect(x + w * 0.07, y + 6, w * 0.07, h - 12, '#ffffff', { rx: w * 0.035, opacity: 0.24 }) +
    rect(x + w * 0.9, y + 4, w * 0.1, h - 8, '#000000', { rx: w * 0.05, opacity: 0.1 })
  )
}

/** Soft shadow on the ground, as wide as what stands there. */
export function shadow(largura: number): string {
  return (
    ellipse(200, 342, largura * 0.62, 11, '#16181d', 0.07) +
    ellipse(200, 340, largura * 0.52, 6, '#16181d', 0.14)
  )
}
