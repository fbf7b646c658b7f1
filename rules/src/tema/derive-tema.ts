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
  | 'accent'
  | 'accent-tint'
  | 'font-ui'
  | 'in-radius'
  | 'in-density'
  | 'in-logo-ratio'
  | 'in-image-ratio'

/** Every token with its CSS value, colours as hex; names without the leading '--'. */
export type Tema = Record<Token, string>

/**
 * A store's theme in one of the two schemes, from its eight inputs (ux 2.3 R5). Sizes follow from the inputs in the stylesheet, which
 * knows the screen: a finger gets no smaller target, whatever the density (ui/src/tokens.css). Throws RangeError for inputs that
 * validateEntradas refuses: no unchecked value reaches a stylesheet.
 */
export function deriveTema(
  entradas: EntradasTema,
  scheme: 'light' | 'dark' = entradas.scheme === 'dark' ? 'dark' : 'light',
): Tema {
  const [erro] = validateEntradas(entradas)
  if (erro) throw new RangeError(`${erro.campo}: ${erro.mensagem}`)
  const { font, radius, density, logoRatio, imageRatio } = entradas
  const accent = entradas.accent.toLowerCase()
  return {
    ...esquemas[scheme],
    ...deriveBrand(entradas.brand.toLowerCase(), scheme),
    accent,
    'accent-tint': scheme === 'light' ? mix(accent, 0.3, '#ffffff') : mix(accent, 0.18, '#14171a'),
    'font-ui': `"${font}",system-ui,sans-serif`,
    'in-radius': `${Math.round(radius * 10) / 10}px`,
    'in-density': String(density),
    'in-logo-ratio': String(logoRatio),
    'in-image-ratio': String(imageRatio),
  }
}
