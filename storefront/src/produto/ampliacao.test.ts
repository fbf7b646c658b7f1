import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { inteira, MAX_ESCALA, moveTo, zoomAt } from './ampliacao.ts'

const caixa = { largura: 400, altura: 300 }
const centro = { x: 0, y: 0 }

test('zooming in and out again ends where it began; never beyond its limits', () => {
  const perto = zoomAt(inteira, 2, { ponto: centro, caixa })
  expect(perto).toEqual({ escala: 2, x: 0, y: 0 })
  expect(zoomAt(perto, 0.5, { ponto: centro, caixa })).toEqual(inteira)
  expect(zoomAt(inteira, 100, { ponto: centro, caixa }).escala).toBe(MAX_ESCALA)
  expect(zoomAt(perto, 0.01, { ponto: centro, caixa })).toEqual(inteira)
})

test('what is pointed at stays in place', () => {
  expect(zoomAt(inteira, 2, { ponto: { x: 100, y: -50 }, caixa })).toEqual({ escala: 2, x: -100, y: 50 })
})

test('the picture always covers its box', () => {
  const numero = fc.double({ min: -1e4, max: 1e4, noNaN: true })
  fc.assert(
    fc.property(fc.double({ min: 1, max: MAX_ESCALA, noNaN: true }), numero, numero, (escala, x, y) => {
      const onde = moveTo({ escala, x, y }, caixa)
      expect(Math.abs(onde.x)).toBeLessThanOrEqual(((escala - 1) * caixa.largura) / 2)
      expect(Math.abs(onde.y)).toBeLessThanOrEqual(((escala - 1) * caixa.altura) / 2)
    }),
  )
})
