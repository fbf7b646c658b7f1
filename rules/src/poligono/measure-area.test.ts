import { expect, test } from 'vitest'

import { countCantos, distanceMetros, makeCirculo, measureKm2, whyNotArea, type Area } from './index.ts'

const centro = { lat: -22.9, lng: -47.06 }

test.each([0.1, 1, 5, 30])(
  'a circle of %f km is an area, as large as a circle, and every corner is that far away',
  (km) => {
    const circulo = makeCirculo(centro, km)
    expect(whyNotArea(circulo)).toBe(null)
    expect(countCantos(circulo)).toBe(64)
    expect(measureKm2(circulo) / (Math.PI * km * km)).toBeCloseTo(1, 1)
    for (const [lng, lat] of circulo.coordinates[0] ?? [])
      expect(distanceMetros(centro, { lat, lng }) / (km * 1000)).toBeCloseTo(1, 1)
  },
)

test('a hole is not of the area, and parts add up', () => {
  const [fora = []] = makeCirculo(centro, 5).coordinates
  const [furo = []] = makeCirculo(centro, 2).coordinates
  const comFuro: Area = { type: 'Polygon', coordinates: [fora, furo] }
  expect(measureKm2(comFuro)).toBeCloseTo(
    measureKm2({ type: 'Polygon', coordinates: [fora] }) -
      measureKm2({ type: 'Polygon', coordinates: [furo] }),
  )
  const duas: Area = {
    type: 'MultiPolygon',
    coordinates: [[furo], [makeCirculo({ lat: -20, lng: -47 }, 2).coordinates[0] ?? []]],
  }
  expect(measureKm2(duas) / (2 * Math.PI * 4)).toBeCloseTo(1, 1)
  expect(countCantos(duas)).toBe(128)
})
