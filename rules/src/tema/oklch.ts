/** Colours as `#rrggbb` and as OKLCH: lightness 0 to 1, chroma, hue in radians (Björn Ottosson's OKLab). */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Vector = [number, number, number]

/** A colour '#rrggbb' as lightness, chroma and hue. */
export function toOklch(hex: string): Oklch {
  const [l, a, b] = toOklab(hex)
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

/** The nearest colour a screen can show: lightness and hue stay, chroma is reduced. */
export function toHex({ l, c, h }: Oklch): string {
  const at = (chroma: number) => toLinear([l, chroma * Math.cos(h), chroma * Math.sin(h)])
  let [shown, hidden] = [0, c]
  if (isShowable(at(c))) shown = c
  else {
    for (let i = 0; i < 16; i++) {
      const middle = (shown + hidden) / 2
      if (isShowable(at(middle))) shown = middle
      else hidden = middle
    }
  }
  return fromLinear(at(shown))
}

/** CSS color-mix(in oklab, hex share, base). */
export function mix(hex: string, share: number, base: string): string {
  const [a, b] = [toOklab(hex), toOklab(base)]
  return fromLinear(toLinear(map((i) => a[i] * share + b[i] * (1 - share))))
}

/** Linear red, green and blue, 0 to 1. */
export function linearRgb(hex: string): Vector {
  return map((i) => {
    const channel = Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
}

function toOklab(hex: string): Vector {
  const lms = map((i) => Math.cbrt(dot(RGB_TO_LMS[i], linearRgb(hex))))
  return map((i) => dot(LMS_TO_LAB[i], lms))
}

function toLinear(lab: Vector): Vector {
  const lms = map((i) => dot(LAB_TO_LMS[i], lab) ** 3)
  return map((i) => dot(LMS_TO_RGB[i], lms))
}

function fromLinear(rgb: Vector): string {
  const bytes = rgb.map((linear) => {
    const value = Math.min(1, Math.max(0, linear))
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function isShowable(rgb: Vector): boolean {
  return rgb.every((linear) => linear > -1e-4 && linear < 1 + 1e-4)
}

function map(of: (i: 0 | 1 | 2) => number): Vector {
  return [of(0), of(1), of(2)]
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

const RGB_TO_LMS: [Vector, Vector, Vector] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LMS_TO_LAB: [Vector, Vector, Vector] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const LAB_TO_LMS: [Vector, Vector, Vector] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const LMS_TO_RGB: [Vector, Vector, Vector] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
