import { expect, test } from 'vitest'

import { showNumeroLido } from './show-numero-lido.ts'

test.each([
  [1.5, '1,5'],
  [12, '12'],
  [0.1 + 0.2, '0,3'],
  [0.0875, '0,0875'],
  [0.123456789, '0,123456789'],
  [-2.5, '-2,5'],
])('the number %d of a sheet is read as %s, without what sums of fractions leave', (numero, esperado) => {
  expect(showNumeroLido(numero)).toBe(esperado)
})
