import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isComoGtin, isGtin } from './codigo.ts'
import { createContagem } from './contagem.ts'

const CAFE = '7891000100103'
const ARROZ = '96385074'

describe('a bar code of a product (GS1)', () => {
  test.each([
    [CAFE, true],
    [ARROZ, true],
    ['036000291452', true],
    ['17891000100100', true],
    ['7891000100104', false],
    ['789100010010', false],
    ['', false],
    ['12345', false],
    ['789100010010a', false],
    ['９６３８５０７４', false],
  ])('%s: %s', (codigo, expected) => {
    expect(isGtin(codigo)).toBe(expected)
  })

  test('one digit that was read as another makes it none', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (onde, mais) => {
        const digitos = [...CAFE].map(Number)
        const errado = digitos.with(onde, ((digitos[onde] ?? 0) + mais) % 10).join('')
        expect(isGtin(errado)).toBe(false)
        expect(isComoGtin(errado)).toBe(true)
      }),
    )
  })
})

describe('what the camera sees', () => {
  test('counts once as long as it stays in view, and again when it is shown again', () => {
    const count = createContagem()
    expect(count([CAFE, CAFE], 0)).toEqual([CAFE])
    for (let agora = 150; agora <= 3000; agora += 150) expect(count([CAFE], agora)).toEqual([])
    expect(count([], 3150)).toEqual([])
    expect(count([CAFE], 4000)).toEqual([])
    expect(count([CAFE], 6000)).toEqual([CAFE])
  })

  test('two codes beside each other are counted as two, and what is not the code of a product is not counted', () => {
    const count = createContagem()
    expect(count([CAFE, ARROZ, '7891000100104', 'https://loja.example'], 0)).toEqual([CAFE, ARROZ])
  })
})
