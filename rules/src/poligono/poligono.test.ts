import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { computeCaixa, containsPonto, distanceMetros, fromGeoJson, listAneis, toGeoJson } from './index.ts'
import type { MultiPolygon, Polygon, Posicao } from './index.ts'

const square = (min: number, max: number): Posicao[] => [
  [min, min],
  [max, min],
  [max, max],
  [min, max],
  [min, min],
]
const withHole: Polygon = { type: 'Polygon', coordinates: [square(0, 10), square(4, 6)] }
/** A square, and an island in the other one's hole. */
const withIsland: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: [withHole.coordinates, [square(4.5, 5.5)]],
}

describe('an area serves a point (§4 Address flow)', () => {
  test.each([
    ['inside', { lat: 2, lng: 2 }, true],
    ['outside', { lat: 11, lng: 2 }, false],
    ['in the hole', { lat: 5, lng: 5 }, false],
    ['on a corner', { lat: 0, lng: 0 }, true],
    ['on the eastern border', { lat: 5, lng: 10 }, true],
    ['on the northern border', { lat: 10, lng: 5 }, true],
    ['on the border of the hole', { lat: 4, lng: 5 }, true],
    ['level with a corner, outside', { lat: 10, lng: 11 }, false],
    ['just beyond the border', { lat: 5, lng: 10.000001 }, false],
  ])('%s', (_, ponto, served) => {
    expect(containsPonto(withHole, ponto)).toBe(served)
  })

  test('an island in the hole of another polygon is served', () => {
    expect(containsPonto(withIsland, { lat: 5, lng: 5 })).toBe(true)
    expect(containsPonto(withIsland, { lat: 4.2, lng: 5 })).toBe(false)
  })

  test('a real neighbourhood: Cambuí in Campinas is served, Barão Geraldo is not', () => {
    const cambui: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [-47.07, -22.91],
          [-47.04, -22.91],
          [-47.04, -22.88],
          [-47.07, -22.88],
          [-47.07, -22.91],
        ],
      ],
    }
    expect(containsPonto(cambui, { lat: -22.8946, lng: -47.0516 })).toBe(true)
    expect(containsPonto(cambui, { lat: -22.8184, lng: -47.0647 })).toBe(false)
  })

  test('no point outside the box is ever served, so SQL may filter by the box (readings 8)', () => {
    // On a grid of a centimetre, finer than any map.
    const degree = fc.integer({ min: -5e7, max: 15e7 }).map((steps) => steps / 1e7)
    const ring = fc.array(fc.tuple(degree, degree), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(ring, degree, degree, (ring, lat, lng) => {
        const area: Polygon = { type: 'Polygon', coordinates: [ring] }
        const box = computeCaixa(area)
        const isInBox = lat >= box.lat_min && lat <= box.lat_max && lng >= box.lng_min && lng <= box.lng_max
        expect(isInBox || !containsPonto(area, { lat, lng })).toBe(true)
      }),
    )
  })

  test('an area without points serves nobody', () => {
    expect(containsPonto({ type: 'MultiPolygon', coordinates: [] }, { lat: 0, lng: 0 })).toBe(false)
    expect(containsPonto({ type: 'Polygon', coordinates: [] }, { lat: 0, lng: 0 })).toBe(false)
  })
})

test('the box of an area holds all of its polygons', () => {
  const far: MultiPolygon = { type: 'MultiPolygon', coordinates: [[square(0, 1)], [square(7, 9)]] }
  expect(computeCaixa(far)).toEqual({ lat_min: 0, lat_max: 9, lng_min: 0, lng_max: 9 })
  expect(() => computeCaixa({ type: 'MultiPolygon', coordinates: [] })).toThrow(RangeError)
})

test('GeoJSON says lng,lat and the wire lat,lng; there and back changes nothing (readings 8)', () => {
  const campinas: Posicao = [-47.0608, -22.9056]
  expect(fromGeoJson(campinas)).toEqual({ lat: -22.9056, lng: -47.0608 })
  expect(toGeoJson(fromGeoJson(campinas))).toEqual(campinas)
  expect(listAneis({ type: 'Polygon', coordinates: [[campinas]] })).toEqual([
    [[{ lat: -22.9056, lng: -47.0608 }]],
  ])
})

test.each([
  ['São Paulo to Rio', { lat: -23.5505, lng: -46.6333 }, { lat: -22.9068, lng: -43.1729 }, 360_700],
  ['a pole to the other', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015_115],
  ['nowhere', { lat: -22.9, lng: -47 }, { lat: -22.9, lng: -47 }, 0],
])('%s: the way is as long as known, within half a per cent', (_, a, b, metres) => {
  expect(Math.abs(distanceMetros(a, b) - metres)).toBeLessThanOrEqual(metres * 0.005)
  expect(distanceMetros(b, a)).toBeCloseTo(distanceMetros(a, b), 6)
})
