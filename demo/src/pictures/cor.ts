/** Small colour arithmetic in sRGB: enough for shading drawings. Colours are `#rrggbb`. */

type Rgb = [number, number, number]

function toRgb(cor: string): Rgb {
  const n = Number.parseInt(cor.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** `cor` with a share of `outra` in it, 0 to 1. */
export function mix(cor: string, outra: string, share: number): string {
  const a = toRgb(cor)
  const b = toRgb(outra)
  return toHex([0, 1, 2].map((i) => (a[i] ?? 0) * (1 - share) + (b[i] ?? 0) * share) as Rgb) // three parts, as toRgb gives
}

export const darken = (cor: string, share: number): string => mix(cor, '#000000', share)
export const lighten = (cor: string, share: number): string => mix(cor, '#ffffff', share)

/** WCAG relative luminance. */
function luminance(cor: string): number {
  const [r = 0, g = 0, b = 0] = toRgb(cor).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** The ink that reads best on `fundo`: the colour's own dark or light shade, black or white when that is too weak. */
export function inkOn(fundo: string, cor: string): string {
  const shades = [darken(cor, 0.55), lighten(cor, 0.88), '#1b1a18', '#ffffff']
  return (
    shades.find((shade) => contrast(shade, fundo) >= 5) ??
    [...shades, '#000000'].toSorted((a, b) => contrast(b, fundo) - contrast(a, fundo))[0] ??
    '#000000'
  )
}
