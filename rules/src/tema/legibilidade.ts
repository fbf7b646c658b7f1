import { contrastRatio } from './contrast.ts'
import { MIN_TEXT, MIN_UI } from './derive-brand.ts'
import type { Tema, Token } from './derive-tema.ts'
import type { EntradasTema } from './entradas.ts'
import { esquemas } from './esquemas.ts'
import { toOklch } from './oklch.ts'

/** Two colour tokens that are shown one on the other, and the contrast that they need. */
export interface ParCores {
  frente: Token
  fundo: Token
  razao: number
  minimo: number
}

const pairs: readonly [Token, Token, number][] = [
  ['on-brand', 'brand', MIN_TEXT],
  ['on-brand', 'brand-hover', MIN_TEXT],
  ['on-brand', 'brand-active', MIN_TEXT],
  ['brand-text', 'surface', MIN_TEXT],
  ['brand-text', 'surface-2', MIN_TEXT],
  ['brand-text', 'brand-tint', MIN_TEXT],
  ['brand-ui', 'surface', MIN_UI],
  ['brand-ui', 'surface-2', MIN_UI],
  ['brand-ui', 'brand-tint', MIN_UI],
  ['ink', 'accent-tint', MIN_TEXT],
]

/** The pairs a brand colour decides, measured: for the preview of the theme editor (ux 2.3 R5) and for its test. */
export function listPares(tema: Tema): ParCores[] {
  return pairs.map(([frente, fundo, minimo]) => ({
    frente,
    fundo,
    razao: contrastRatio(tema[frente], tema[fundo]),
    minimo,
  }))
}

/** Whether the solid is not the colour that was asked for: 'ajustamos para leitura' (R5). */
export function isMarcaAjustada(entradas: EntradasTema, tema: Tema): boolean {
  return tema.brand !== entradas.brand.toLowerCase()
}

/** R4: a brand within 25° of the danger red makes the destructive button outlined, with an icon. Greys have no hue. */
export function needsDangerOutline(brand: string): boolean {
  const [marca, danger] = [toOklch(brand), toOklch(esquemas.light.danger)]
  const turn = Math.abs(marca.h - danger.h)
  return marca.c > 0.03 && Math.min(turn, 2 * Math.PI - turn) < (25 * Math.PI) / 180
}
