import { ellipse, path, rect } from './cena.ts'
import { darken, lighten, mix } from './cor.ts'

/** What stands behind goods on a wide picture, drawn into `w` by `h`; its left and its upper part stay plain: words stand beside it. */
export type Paisagem = 'serra' | 'mesa' | 'galpao' | 'canteiro' | 'noite' | 'parede'

interface Tela {
  w: number
  h: number
  /** The plain ground. */
  cor: string
}

const circle = (cx: number, cy: number, r: number, fill: string, opacity = 1) =>
  ellipse(cx, cy, r, r, fill, opacity)

/** A ridge from points as fractions of the picture, closed at its bottom. */
const ridge = ({ w, h }: Tela, pontos: readonly [number, number][], fill: string, opacity = 1) =>
  path(
    `M${pontos.map(([x, y]) => `${Math.round(x * w)} ${Math.round(y * h)}`).join('L')}V${h}H${Math.round((pontos[0]?.[0] ?? 0) * w)}z`,
    fill,
    opacity,
  )

function serra(tela: Tela): string {
  const { w, h } = tela
  return [
    circle(w * 0.6, h * 0.36, h * 0.2, '#f0bd5a'),
    ridge(
      tela,
      [
        [0.06, 1],
        [0.2, 0.74],
        [0.33, 0.58],
        [0.42, 0.7],
        [0.56, 0.44],
        [0.66, 0.6],
        [0.8, 0.36],
        [0.92, 0.52],
        [1, 0.42],
      ],
      '#b7cdc2',
    ),
    ridge(
      tela,
      [
        [0.02, 1],
        [0.16, 0.86],
        [0.3, 0.7],
        [0.44, 0.82],
        [0.58, 0.66],
        [0.72, 0.78],
        [0.88, 0.6],
        [1, 0.7],
      ],
      '#6d9f9c',
    ),
    path(`M0 ${h}Q${w * 0.3} ${h * 0.84} ${w * 0.62} ${h * 0.88}T${w} ${h * 0.84}V${h}z`, '#14595f'),
  ].join('')
}

function mesa({ w, h, cor }: Tela): string {
  const tampo = mix(cor, '#8a5a2b', 0.5)
  return [
    circle(w * 0.56, h * 0.46, h * 0.38, lighten(cor, 0.42)),
    rect(0, h * 0.8, w, h * 0.2, tampo),
    rect(0, h * 0.8, w, h * 0.022, lighten(tampo, 0.25)),
    path(
      `M0 ${h * 0.91}Q${w * 0.5} ${h * 0.895} ${w} ${h * 0.915}v3Q${w * 0.5} ${h * 0.9} 0 ${h * 0.914}z`,
      darken(tampo, 0.16),
    ),
  ].join('')
}

function galpao({ w, h, cor }: Tela): string {
  const ferro = mix(cor, '#27408b', 0.42)
  const caixa = (x: number, y: number, l: number, a: number, n: number) =>
    rect(x, y, l, a, ['#d9b98c', '#cfa977', '#e2c79f', '#b9cbe4'][n % 4] ?? '#d9b98c', { rx: 3 }) +
    rect(x + l * 0.42, y, l * 0.16, a, '#000000', { opacity: 0.08 })
  const andares = [0.2, 0.45, 0.7].map(
    (y, andar) =>
      Array.from({ length: 6 }, (_, i) => {
        const l = w * 0.088
        const a = h * (0.12 + ((i * 7 + andar * 5) % 4) * 0.018)
        return caixa(w * 0.34 + i * w * 0.108, h * (y + 0.2) - a, l, a, i + andar)
      }).join('') + rect(w * 0.32, h * (y + 0.2), w * 0.68, h * 0.018, ferro),
  )
  const colunas = [0.32, 0.535, 0.75, 0.975].map((x) => rect(x * w, h * 0.12, w * 0.009, h, ferro))
  return `<g opacity="0.55">${[...andares, ...colunas].join('')}</g>${path(`M${w * 0.06} ${h}Q${w * 0.2} ${h * 0.9} ${w * 0.4} ${h * 0.9}H${w}V${h}z`, mix(cor, '#27408b', 0.24))}`
}

function canteiro({ w, h, cor }: Tela): string {
  const aco = mix(cor, '#2f6b9a', 0.55)
  const grua = [
    rect(w * 0.62, h * 0.1, w * 0.014, h * 0.8, aco),
    rect(w * 0.46, h * 0.14, w * 0.5, h * 0.022, aco),
    path(
      `M${w * 0.627} ${h * 0.04}L${w * 0.9} ${h * 0.14}M${w * 0.627} ${h * 0.04}L${w * 0.5} ${h * 0.14}`,
      'none',
    ).replace('fill="none"', `fill="none" stroke="${aco}" stroke-width="3"`),
    rect(w * 0.85, h * 0.16, 3, h * 0.2, aco),
    rect(w * 0.825, h * 0.36, w * 0.055, h * 0.07, '#c2410c', { rx: 3 }),
  ].join('')
  const fiada = (y: number, par: number) =>
    Array.from({ length: 13 }, (_, i) =>
      rect(
        w * (0.34 + i * 0.056 - par * 0.028),
        y,
        w * 0.052,
        h * 0.05,
        ['#c9693f', '#bd5c33', '#d27a50'][(i + par) % 3] ?? '#c9693f',
        { rx: 2 },
      ),
    ).join('')
  const muro = [0.66, 0.716, 0.772, 0.828].map((y, i) => fiada(h * y, i % 2)).join('')
  return `<g opacity="0.5">${grua}</g><g opacity="0.9">${muro}</g>${path(`M${w * 0.04} ${h}Q${w * 0.18} ${h * 0.884} ${w * 0.36} ${h * 0.884}H${w}V${h}z`, mix(cor, '#7a5a40', 0.4))}`
}

function noite(tela: Tela): string {
  const { w, h, cor } = tela
  const estrelas = Array.from({ length: 26 }, (_, i) =>
    circle(
      w * (0.1 + ((i * 37) % 89) / 100),
      h * (0.04 + ((i * 53) % 41) / 100),
      i % 4 === 0 ? 2.4 : 1.4,
      '#f6ecd0',
      0.7,
    ),
  )
  return [
    ...estrelas,
    circle(w * 0.7, h * 0.32, h * 0.17, '#f2b01e'),
    circle(w * 0.7, h * 0.32, h * 0.23, '#f2b01e', 0.12),
    ridge(
      tela,
      [
        [0, 0.92],
        [0.14, 0.74],
        [0.3, 0.84],
        [0.46, 0.54],
        [0.6, 0.74],
        [0.78, 0.46],
        [0.9, 0.62],
        [1, 0.52],
      ],
      lighten(cor, 0.13),
    ),
    ridge(
      tela,
      [
        [0, 0.98],
        [0.2, 0.84],
        [0.36, 0.92],
        [0.56, 0.72],
        [0.74, 0.86],
        [1, 0.7],
      ],
      lighten(cor, 0.07),
    ),
    path(`M${w * 0.1} ${h}Q${w * 0.2} ${h * 0.9} ${w * 0.34} ${h * 0.9}H${w}V${h}z`, '#3a2414'),
    path(
      `M${w * 0.22} ${h * 0.916}Q${w * 0.27} ${h * 0.9} ${w * 0.34} ${h * 0.9}H${w}v${h * 0.016}z`,
      '#5a3a20',
    ),
  ].join('')
}

function parede({ w, h, cor }: Tela): string {
  return (
    rect(0, h * 0.86, w, h * 0.14, darken(cor, 0.12)) +
    circle(w * 0.6, h * 0.5, h * 0.42, lighten(cor, 0.3), 0.8)
  )
}

const paisagens: Record<Paisagem, (tela: Tela) => string> = { serra, mesa, galpao, canteiro, noite, parede }

export function drawPaisagem(paisagem: Paisagem, tela: Tela): string {
  return paisagens[paisagem](tela)
}
