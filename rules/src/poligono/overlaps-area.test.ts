import { assert, double, pre, property } from 'fast-check'
import { expect, test } from 'vitest'

import { makeCirculo, overlapsArea, type Area, type Posicao } from './index.ts'

const quadrado = (oeste: number, sul: number, lado: number): Posicao[] => [
  [oeste, sul],
  [oeste + lado, sul],
  [oeste + lado, sul + lado],
  [oeste, sul + lado],
  [oeste, sul],
]
const area = (...aneis: Posicao[][]): Area => ({ type: 'Polygon', coordinates: aneis })
const casa = area(quadrado(-47, -23, 1))

test.each<[string, Area, boolean]>([
  ['the same', casa, true],
  ['one that crosses it', area(quadrado(-46.5, -22.5, 1)), true],
  ['one within it', area(quadrado(-46.6, -22.6, 0.2)), true],
  ['one around it', area(quadrado(-48, -24, 3)), true],
  ['a neighbour along a border', area(quadrado(-46, -23, 1)), false],
  ['a neighbour at a corner', area(quadrado(-46, -22, 1)), false],
  ['one far away', area(quadrado(-40, -10, 1)), false],
  ['one that it lies in a hole of', area(quadrado(-48, -24, 3), quadrado(-47.5, -23.5, 2)), false],
  ['one whose hole is smaller', area(quadrado(-48, -24, 3), quadrado(-46.6, -22.6, 0.2)), true],
  [
    'one of two parts, of which one meets it',
    { type: 'MultiPolygon', coordinates: [[quadrado(-40, -10, 1)], [quadrado(-46.5, -22.5, 1)]] },
    true,
  ],
])('an area shares ground with %s, or not', (_, outra, shares) => {
  expect([overlapsArea(casa, outra), overlapsArea(outra, casa)]).toEqual([shares, shares])
})

test('circles share ground when their centres are nearer than both radii together', () => {
  const raio = double({ min: 1, max: 20, noNaN: true })
  assert(
    property(raio, raio, double({ min: 0, max: 60, noNaN: true }), (a, b, km) => {
      // Polygons lie within their circles: what is nearly touching is left out.
      pre(Math.abs(km - a - b) > 0.5)
      const onde = (lat: number, r: number) => makeCirculo({ lat, lng: -47 }, r)
      expect(overlapsArea(onde(-22, a), onde(-22 + km / 111.195, b))).toBe(km < a + b)
    }),
  )
})
