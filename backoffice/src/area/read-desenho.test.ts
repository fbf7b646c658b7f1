import { expect, test } from 'vitest'

import { readDesenho } from './read-desenho.ts'

const anel = [
  [-46.3, -20.3],
  [-46.2, -20.3],
  [-46.2, -20.2],
  [-46.3, -20.3],
]
const poligono = { type: 'Polygon', coordinates: [anel] }
const feature = (geometry: unknown) => ({ type: 'Feature', properties: { name: 'Serra' }, geometry })

test.each([
  ['a geometry', poligono, poligono],
  ['a feature', feature(poligono), poligono],
  [
    'a collection of one',
    {
      type: 'FeatureCollection',
      features: [feature(poligono), feature({ type: 'Point', coordinates: [0, 0] })],
    },
    poligono,
  ],
  [
    'a collection of two',
    { type: 'FeatureCollection', features: [feature(poligono), feature(poligono)] },
    { type: 'MultiPolygon', coordinates: [[anel], [anel]] },
  ],
  [
    'a ring that is not closed, with heights',
    { type: 'Polygon', coordinates: [anel.slice(0, 3).map((ponto) => [...ponto, 812])] },
    poligono,
  ],
  [
    'a point that stands twice, with many decimals',
    { type: 'Polygon', coordinates: [[[-46.3000000001, -20.3], ...anel]] },
    poligono,
  ],
])('%s has this outline', (_, valor, desenho) => {
  expect(readDesenho(JSON.stringify(valor))).toEqual(desenho)
})

test('a file that begins with the mark of its encoding is read', () => {
  expect(readDesenho(`\uFEFF${JSON.stringify(poligono)}`)).toEqual(poligono)
})

test.each([
  ['no JSON', '{'],
  ['a line', JSON.stringify({ type: 'LineString', coordinates: anel })],
  ['two corners', JSON.stringify({ type: 'Polygon', coordinates: [anel.slice(0, 2)] })],
  ['words', JSON.stringify({ type: 'Polygon', coordinates: [['a', 'b', 'c', 'd']] })],
  ['nothing', ''],
])('%s has none', (_, texto) => {
  expect(readDesenho(texto)).toBe(null)
})
