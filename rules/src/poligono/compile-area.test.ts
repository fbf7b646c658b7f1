import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { compileArea, containsPonto } from './index.ts'
import type { Posicao } from './index.ts'

/** Whole numbers near each other: corners, sides and points fall on one another often. */
const grau = fc.integer({ min: -4, max: 4 })
const anel = fc.array(fc.tuple(grau, grau), { minLength: 3, maxLength: 8 })
const poligono = fc.array(anel, { minLength: 1, maxLength: 3 })

test('a compiled area answers as the rule does: borders, holes, islands, rings left open (readings 8)', () => {
  fc.assert(
    fc.property(
      fc.array(poligono, { maxLength: 3 }),
      grau,
      grau,
      fc.boolean(),
      (polygons, lat, lng, isClosed) => {
        const coordinates = polygons.map(
          (rings) => rings.map((ring) => (isClosed ? [...ring, ring[0] as Posicao] : ring)), // at least three corners
        )
        const area = { type: 'MultiPolygon', coordinates } as const
        const ponto = { lat: lat + 0.5 * (lng % 2), lng }
        expect(compileArea(area)(ponto)).toBe(containsPonto(area, ponto))
      },
    ),
    { numRuns: 2000 },
  )
})

test('an area without points serves nobody', () => {
  expect(compileArea({ type: 'Polygon', coordinates: [] })({ lat: 0, lng: 0 })).toBe(false)
})
