import { expect, test } from 'vitest'

import { readTipoDigitado } from './tipo-digitado.ts'

test.each([
  ['', null],
  ['529', null],
  ['529.982.247-25', 'CPF'],
  // A wrong digit is a slip: the same fields are asked while it is mended.
  ['529.982.247-24', 'CPF'],
  ['11.222.333/0001-81', 'CNPJ'],
  ['AB123456', 'ESTRANGEIRO'],
  ['ana@vitrine.example', null],
])('%s is asked what a %s is asked', (texto, tipo) => {
  expect(readTipoDigitado(texto)).toBe(tipo)
})
