import { expect, it } from 'vitest'

import { explainTroco } from './campo-troco.tsx'

it.each([
  ['', 80.5, null],
  ['  ', 80.5, null],
  ['80,50', 80.5, null],
  ['R$ 100', 80.5, null],
  ['80,49', 80.5, 'O troco é para um valor menor que o do pedido, R$\u00a080,50.'],
  ['5', 80.5, 'O troco é para um valor menor que o do pedido, R$\u00a080,50.'],
  ['0', 80.5, 'O troco é para um valor menor que o do pedido, R$\u00a080,50.'],
  ['cem', 80.5, 'Escreva um valor em reais, como 100,00.'],
  ['-100', 80.5, 'Escreva um valor em reais, como 100,00.'],
  ['5', null, null],
])('change for %j of a total of %s: %s (M11)', (texto, total, expected) => {
  expect(explainTroco(texto, total)).toBe(expected)
})
