import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Peso = 500 | 700

interface Path {
  commands: {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }[]
}

interface Font {
  getAdvanceWidth(text: string, fontSize: number): number
  getPath(text: string, x: number, y: number, fontSize: number): Path
}

const require = createRequire(import.meta.url)
// opentype.js 2 ships no types, and its two builds export differently: required, and described as far as it is used.
const { parse } = require('opentype.js') as { parse(buffer: ArrayBuffer): Font }
const fonts = new Map<Peso, Font>()

function loadFont(peso: Peso): Font {
  const known = fonts.get(peso)
  if (known) return known
  const file = readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${peso}-normal.woff`))
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
  fonts.set(peso, font)
  return font
}

export interface Linha {
  texto: string
  peso: Peso
  /** Wanted size; smaller when the width does not hold it. */
  corpo: number
  largura: number
}

/** Size at which a line fits its width. */
export function fitCorpo({ texto, peso, corpo, largura }: Linha): number {
  return Math.min(corpo, (corpo * largura) / Math.max(1, loadFont(peso).getAdvanceWidth(texto, corpo)))
}

/** A line as outlines, centred on `cx`, baseline at `y`: no font is needed where it is shown. */
export function drawTexto(linha: Linha, { cx, y, cor }: { cx: number; y: number; cor: string }): string {
  const font = loadFont(linha.peso)
  const corpo = fitCorpo(linha)
  const x = cx - font.getAdvanceWidth(linha.texto, corpo) / 2
  return `<path fill="${cor}" d="${toPathData(font.getPath(linha.texto, x, y, corpo))}"/>`
}

/** The same, beginning at `x`; answers where it ends too. */
export function drawTextoFrom(
  texto: string,
  { x, y, cor, corpo, peso }: { x: number; y: number; cor: string; corpo: number; peso: Peso },
) {
  const font = loadFont(peso)
  return {
    svg: `<path fill="${cor}" d="${toPathData(font.getPath(texto, x, y, corpo))}"/>`,
    end: x + font.getAdvanceWidth(texto, corpo),
  }
}

/** One or two lines of about the same length. */
export function splitLinhas(texto: string, max: number): string[] {
  if (texto.length <= max) return [texto]
  const words = texto.split(' ')
  let best = 1
  for (let i = 1; i < words.length; i++) {
    const longest = (at: number) =>
      Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length)
    if (longest(i) < longest(best)) best = i
  }
  return words.length > 1 ? [words.slice(0, best).join(' '), words.slice(best).join(' ')] : [texto]
}

/** Path data with one decimal; opentype.js 2.0's own writes NaN for numbers in exponent notation. */
function toPathData({ commands }: Path): string {
  const n = (value = 0) => Math.round(value * 10) / 10
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const first = command.type === 'Q' || command.type === 'C' ? `${n(command.x1)} ${n(command.y1)} ` : ''
      const second = command.type === 'C' ? `${n(command.x2)} ${n(command.y2)} ` : ''
      return `${command.type}${first}${second}${n(command.x)} ${n(command.y)}`
    })
    .join('')
}
