import { contrastRatio } from './contrast.ts'
import { esquemas } from './esquemas.ts'
import { mix, toHex, toOklch } from './oklch.ts'

/** Contrasts of WCAG 2.2 AA: for text, and for icons and borders. */
export const MIN_TEXT = 4.5
export const MIN_UI = 3

const WHITE = '#ffffff'
const BLACK = '#000000'
/** Ink on solid buttons of the dark scheme. */
const DARK_INK = '#0d1214'
/** How far a brand colour may be darkened so that white text stays on it (R1). */
const MAX_DARKENING = 0.065
const HOVER = 0.05
const ACTIVE = 0.1

export type TokenMarca =
  | 'brand'
  | 'brand-hover'
  | 'brand-active'
  | 'on-brand'
  | 'brand-text'
  | 'brand-ui'
  | 'brand-tint'

/** The seven tokens of a brand colour (`#rrggbb`) such that every pair can be read: rules R1 to R3 of ux 2.3. */
export function deriveBrand(brand: string, scheme: 'light' | 'dark'): Record<TokenMarca, string> {
  const tint = scheme === 'light' ? mix(brand, 0.08, WHITE) : mix(brand, 0.26, '#14171a')
  const grounds = [esquemas[scheme].surface, esquemas[scheme]['surface-2'], tint]
  const [solid, on] = scheme === 'light' ? chooseSolid(brand) : [lift(brand, 0.7), DARK_INK]
  return {
    brand: solid,
    'brand-hover': shift(solid, on, HOVER),
    'brand-active': shift(solid, on, ACTIVE),
    'on-brand': on,
    'brand-text': moveUntil(brand, scheme, grounds, MIN_TEXT),
    'brand-ui': moveUntil(brand, scheme, grounds, MIN_UI),
    'brand-tint': tint,
  }
}

/**
 * R1: white text where it can be read, on a slightly darker solid if that is enough; else ink, else black. One of them
 * always can: the better of white and black has at least √21 = 4.58.
 */
function chooseSolid(brand: string): [solid: string, on: string] {
  const colour = toOklch(brand)
  for (let darkening = 0; darkening <= MAX_DARKENING; darkening += 0.0025) {
    const solid = darkening === 0 ? brand : toHex({ ...colour, l: Math.max(0, colour.l - darkening) })
    if (contrastRatio(solid, WHITE) >= MIN_TEXT) return [solid, WHITE]
  }
  const { ink } = esquemas.light
  return [brand, contrastRatio(brand, ink) >= MIN_TEXT ? ink : BLACK]
}

function lift(brand: string, minLightness: number): string {
  const colour = toOklch(brand)
  return colour.l >= minLightness ? brand : toHex({ ...colour, l: minLightness })
}

/** R3: a pressed solid moves away from the text on it; back only where lightness has no room left. */
function shift(solid: string, on: string, amount: number): string {
  const colour = toOklch(solid)
  const away = on === WHITE ? -1 : 1
  const end = colour.l + away * ACTIVE
  const direction = end >= 0 && end <= 1 ? away : -away
  return toHex({ ...colour, l: colour.l + direction * amount })
}

/** R2: the same hue, darker (lighter in the dark scheme) until it can be read on every ground, and no further. */
function moveUntil(
  brand: string,
  scheme: 'light' | 'dark',
  grounds: readonly string[],
  minimum: number,
): string {
  const isReadable = (hex: string) => grounds.every((ground) => contrastRatio(hex, ground) >= minimum)
  if (isReadable(brand)) return brand
  const colour = toOklch(brand)
  const at = (l: number) => toHex({ ...colour, l })
  let [unreadable, readable] = [colour.l, scheme === 'light' ? 0 : 1]
  for (let i = 0; i < 12; i++) {
    const middle = (unreadable + readable) / 2
    if (isReadable(at(middle))) readable = middle
    else unreadable = middle
  }
  return at(readable)
}
