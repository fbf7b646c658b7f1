import { expect, test } from 'vitest'

import { whyNotArea, type Area, type MotivoArea, type Posicao } from './index.ts'

const quadrado: Posicao[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
]
const furo: Posicao[] = quadrado.map(([lng, lat]) => [1 + lng / 4, 1 + lat / 4])
const poligono = (...coordinates: Posicao[][]): Area => ({ type: 'Polygon', coordinates })

test.each<[string, Area, MotivoArea | null]>([
  ['a square', poligono(quadrado), null],
  ['a square with a hole', poligono(quadrado, furo), null],
  ['two of them', { type: 'MultiPolygon', coordinates: [[quadrado], [furo]] }, null],
  [
    'a triangle',
    poligono([
      [0, 0],
      [4, 0],
      [0, 4],
      [0, 0],
    ]),
    null,
  ],
  [
    'a corner on a straight side',
    poligono([
      [0, 0],
      [2, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ]),
    null,
  ],
  ['nothing', { type: 'MultiPolygon', coordinates: [] }, 'CURTA'],
  ['no ring', poligono([]), 'CURTA'],
  [
    'a line there and back',
    poligono([
      [0, 0],
      [4, 0],
      [0, 0],
    ]),
    'CURTA',
  ],
  ['open', poligono(quadrado.slice(0, 4)), 'ABERTA'],
  [
    'an hourglass',
    poligono([
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
      [0, 0],
    ]),
    'CRUZADA',
  ],
  [
    'a hole that is an hourglass',
    poligono(quadrado, [
      [1, 1],
      [2, 2],
      [2, 1],
      [1, 2],
      [1, 1],
    ]),
    'CRUZADA',
  ],
  [
    'a corner on another side',
    poligono([
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
      [0, 4],
      [0, 0],
    ]),
    'CRUZADA',
  ],
  [
    'a spike',
    poligono([
      [0, 0],
      [4, 0],
      [6, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ]),
    'CRUZADA',
  ],
  [
    'the same point twice',
    poligono([
      [0, 0],
      [4, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ]),
    'CRUZADA',
  ],
  [
    'all on one line',
    poligono([
      [0, 0],
      [2, 0],
      [4, 0],
      [0, 0],
    ]),
    'CRUZADA',
  ],
  [
    'beyond the pole',
    poligono([
      [0, 0],
      [4, 0],
      [4, 91],
      [0, 0],
    ]),
    'FORA',
  ],
  [
    'no number',
    poligono([
      [0, 0],
      [4, Number.NaN],
      [4, 4],
      [0, 0],
    ]),
    'FORA',
  ],
])('%s', (_, area, motivo) => {
  expect(whyNotArea(area)).toBe(motivo)
})

/** Points of an area, which count how often they are read. */
function countLeituras(points: Posicao[]): { lidos: Posicao[]; quantas: () => number } {
  let leituras = 0
  const lidos = points.map(
    (ponto) =>
      new Proxy(ponto, {
        get: (alvo, nome, receiver) => {
          leituras += 1
          return Reflect.get(alvo, nome, receiver)
        },
      }),
  )
  return { lidos, quantas: () => leituras }
}

test('a coast of 20,000 points is looked at point by point, not pair by pair', () => {
  const costa = Array.from({ length: 20_000 }, (_, i): Posicao => {
    const volta = (2 * Math.PI * i) / 20_000
    return [Math.cos(volta), Math.sin(volta)]
  })
  const [primeiro = [0, 0]] = costa
  const { lidos, quantas } = countLeituras([...costa, primeiro])
  expect(whyNotArea(poligono(lidos))).toBe(null)
  // Every pair of them would be 200 million.
  expect(quantas()).toBeLessThan(20_000 * 1000)
})
