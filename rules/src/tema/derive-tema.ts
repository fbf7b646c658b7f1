import { deriveBrand } from './derive-brand.ts'
import type { TokenMarca } from './derive-brand.ts'
import { validateEntradas } from './entradas.ts'
import type { EntradasTema } from './entradas.ts'
import { esquemas } from './esquemas.ts'
import type { TokenFixo } from './esquemas.ts'
import { mix } from './oklch.ts'

export type Token =
  | TokenFixo
  | TokenMarca
  | 'scheme'
  | 'accent'
  | 'accent-tint'
  | 'font-ui'
  | 'radius-s'
  | 'radius-m'
  | 'radius-l'
  | 'tap'
  | 'row-h'
  | 'ctl'
  | 'logo-ratio'
  | 'image-ratio'

/** Every token with its CSS value, colours as hex; names without the leading '--'. */
export type Tema = Record<Token, string>

/**
 * A store's theme from its eight inputs, resolved once when they are saved (ux 2.3 R5). Throws RangeError for inputs
 * that validateEntradas refuses: nothing unchecked reaches a stylesheet.
 */
export function deriveTema(entradas: EntradasTema): Tema {
  const [erro] = validateEntradas(entradas)
  if (erro) throw new RangeError(`${erro.campo}: ${erro.mensagem}`)
  const { scheme, font, radius, density, logoRatio, imageRatio } = entradas
  const accent = entradas.accent.toLowerCase()
  return {
    scheme,
    ...esquemas[scheme],
    ...deriveBrand(entradas.brand.toLowerCase(), scheme),
    accent,
    'accent-tint': scheme === 'light' ? mix(accent, 0.3, '#ffffff') : mix(accent, 0.18, '#14171a'),
    'font-ui': `"${font}",system-ui,sans-serif`,
    'radius-s': px(radius * 0.6),
    'radius-m': px(radius),
    'radius-l': px(radius * 1.2),
    // Whatever the density, a finger finds 44 px.
    tap: px(Math.max(44, 48 * density)),
    'row-h': px(56 * density),
    ctl: px(Math.max(36, 44 * density)),
    'logo-ratio': String(logoRatio),
    'image-ratio': String(imageRatio),
  }
}

function px(value: number): string {
  return `${Math.round(value * 10) / 10}px`
}
