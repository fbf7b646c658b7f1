import { expect, test } from 'vitest'

import { countEspera, readEspera } from './espera.ts'

function createStorage(inicial: string | null = null) {
  let texto = inicial
  return { getItem: () => texto, setItem: (_: string, novo: string) => void (texto = novo) }
}
const at = (agora: number, acaso = 0) => ({ agora, acaso })

test.each([
  ['12', 12],
  ['99999', 300],
  ['0', 15],
  ['-3', 15],
  ['1.5', 15],
  ['abc', 15],
  [null, 15],
])('a wait of %j is %d seconds (ux 1.27.1)', (texto, segundos) => {
  expect(readEspera(texto)).toBe(segundos)
})

test('the first refusal goes back by itself; each that follows soon doubles the wait and asks for a tap', () => {
  const storage = createStorage()
  expect(countEspera(10, storage, at(0))).toEqual({ segundos: 10, isSozinha: true })
  expect(countEspera(10, storage, at(20_000))).toEqual({ segundos: 20, isSozinha: false })
  expect(countEspera(10, storage, at(60_000))).toEqual({ segundos: 40, isSozinha: false })
  expect(countEspera(200, storage, at(70_000)).segundos).toBe(300)
  expect(countEspera(10, storage, at(70_000 + 300_000))).toEqual({ segundos: 10, isSozinha: true })
})

test('those refused together do not come back together', () => {
  expect(countEspera(10, createStorage(), at(0, 0.99)).segundos).toBe(12)
})

test.each(['{', '"x"', '{"vezes":"1"}', '[]'])('%s on the device is as nothing', (texto) => {
  expect(countEspera(10, createStorage(texto), at(0))).toEqual({ segundos: 10, isSozinha: true })
})
