import { array, assert, constantFrom, double, property } from 'fast-check'
import { expect, test } from 'vitest'

import {
  bomAte,
  bucketOf,
  deviceOf,
  limitesMetrica,
  metricas,
  percentileOf,
  shareBom,
  type Metrica,
} from './metrica.ts'

test.each(metricas)('%s: buckets grow, and what is good ends where one ends', (metrica) => {
  const limites: readonly number[] = limitesMetrica[metrica]
  expect(limites).toEqual([...new Set(limites)].toSorted((a, b) => a - b))
  const bom = bomAte[metrica]
  if (bom !== undefined) expect(limites).toContain(bom)
})

test.each([Number.NaN, Infinity, -1, -0.001, 60_000.1, 1e9])('%d ms is measured by no browser', (valor) => {
  expect(bucketOf('LCP', valor)).toBeNull()
})

test.each([
  ['LCP', 0, 0],
  ['LCP', 25, 0],
  ['LCP', 25.1, 1],
  ['LCP', 60_000, 28],
  ['CLS', 0, 0],
  ['CLS', 100, 5],
] as const)('%s of %d lies in bucket %d', (metrica, valor, faixa) => {
  expect(bucketOf(metrica, valor)).toBe(faixa)
})

test('p75 of a histogram lies in the bucket of the p75 of its measures', () => {
  const medidas = array(double({ min: 0, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 300 })
  assert(
    property(medidas, constantFrom<Metrica>('LCP', 'INP'), (valores, metrica) => {
      const histograma = new Map<number, number>()
      for (const valor of valores) {
        const faixa = bucketOf(metrica, valor) ?? -1
        histograma.set(faixa, (histograma.get(faixa) ?? 0) + 1)
      }
      const exato = valores.toSorted((a, b) => a - b)[Math.ceil(valores.length * 0.75) - 1] ?? 0
      const p75 = percentileOf(metrica, histograma, 0.75) ?? -1
      const limites: readonly number[] = limitesMetrica[metrica]
      const faixa = bucketOf(metrica, exato) ?? -1
      expect(p75).toBeGreaterThanOrEqual(limites[faixa - 1] ?? 0)
      expect(p75).toBeLessThanOrEqual(limites[faixa] ?? -1)
    }),
  )
})

test('without measures there is no percentile, and a part of a metric is neither good nor bad', () => {
  expect(percentileOf('LCP', new Map(), 0.75)).toBeNull()
  expect(shareBom('LCP', new Map())).toBeNull()
  expect(shareBom('LCP_CARGA', new Map([[0, 1]]))).toBeNull()
  expect(
    shareBom(
      'LCP',
      new Map([
        [17, 3],
        [18, 1],
      ]),
    ),
  ).toBe(75)
})

test.each([
  [320, 'celular'],
  [639, 'celular'],
  [768, 'tablet'],
  [1440, 'computador'],
])('a window of %d is a %s', (largura, dispositivo) => {
  expect(deviceOf(largura)).toBe(dispositivo)
})
