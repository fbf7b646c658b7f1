import { expect, test } from 'vitest'

import { explainDigitado, readDigitado } from './preview-linha.ts'

test.each([
  ['24,5', 'precoatendente', 24.5],
  ['0,0001', 'precoatendente', 0.0001],
  ['', 'precoatendente', null],
  ['1,2345000', 'precoatendente', 1.2345],
  ['12,125', 'quantidade', 12.125],
] as const)('“%s” is read as %s', (texto, campo, valor) => expect(readDigitado(texto, campo)).toBe(valor))

test.each([
  ['1,23456', 'precoatendente', 'Um preço tem no máximo 4 casas decimais.'],
  ['12,1255', 'quantidade', 'Uma quantidade tem no máximo 3 casas decimais.'],
  ['0,0000001', 'quantidade', 'Uma quantidade tem no máximo 3 casas decimais.'],
  ['0', 'precoatendente', 'Escreva um preço, como 8,90.'],
  ['doze', 'quantidade', 'Escreva uma quantidade, como 12.'],
] as const)('“%s” is no %s, and is not rounded to one', (texto, campo, dito) => {
  expect(readDigitado(texto, campo)).toBeUndefined()
  expect(explainDigitado(texto, campo)).toBe(dito)
})
