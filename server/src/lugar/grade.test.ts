import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { Grade } from './grade.ts'

const lat = fc.double({ min: -34, max: 6, noNaN: true })
const lng = fc.double({ min: -74, max: -28, noNaN: true })
const caixa = fc.tuple(lat, lat, lng, lng).map(([a, b, c, d]) => ({
  lat_min: Math.min(a, b),
  lat_max: Math.max(a, b),
  lng_min: Math.min(c, d),
  lng_max: Math.max(c, d),
}))
/** Some the size of a district, some of a country: both ways of keeping them are tried. */
const pequena = fc.tuple(lat, lng, fc.double({ min: 0, max: 0.4, noNaN: true })).map(([a, b, lado]) => ({
  lat_min: a,
  lat_max: a + lado,
  lng_min: b,
  lng_max: b + lado,
}))
const caixas = fc.array(fc.oneof(pequena, caixa), { maxLength: 20 })

test('finds exactly the boxes that hold the point, and none that was taken away', () => {
  fc.assert(
    fc.property(caixas, fc.record({ lat, lng }), fc.nat(20), (todas, ponto, fora) => {
      const grade = new Grade<number>()
      todas.forEach((each, i) => grade.add(each, i))
      const retirada = todas[fora]
      if (retirada) grade.remove(retirada, fora)
      const wanted = todas.flatMap((c, i) => {
        const holds =
          ponto.lat >= c.lat_min && ponto.lat <= c.lat_max && ponto.lng >= c.lng_min && ponto.lng <= c.lng_max
        return holds && i !== fora ? [i] : []
      })
      expect(grade.at(ponto).toSorted((a, b) => a - b)).toEqual(wanted)
    }),
  )
})

test('a value with two boxes around a point is found once', () => {
  const grade = new Grade<string>()
  const caixa = { lat_min: 0, lat_max: 1, lng_min: 0, lng_max: 1 }
  grade.add(caixa, 'a')
  grade.add({ ...caixa, lat_max: 2 }, 'a')
  expect(grade.at({ lat: 1, lng: 1 })).toEqual(['a'])
})

test('a question looks at what stands around its point, however many boxes there are elsewhere', () => {
  const countLooks = (lugares: number) => {
    const grade = new Grade<number>()
    let looks = 0
    for (let i = 0; i < lugares * 20; i++) {
      const lng_min = -74 + (i % lugares) * 0.5
      grade.add(
        {
          get lat_min() {
            looks += 1
            return -23
          },
          lat_max: -22.8,
          lng_min,
          lng_max: lng_min + 0.3,
        },
        i,
      )
    }
    looks = 0
    expect(grade.at({ lat: -22.9, lng: -73.9 })).toHaveLength(20)
    return looks
  }
  expect(countLooks(500)).toBe(countLooks(1))
})
