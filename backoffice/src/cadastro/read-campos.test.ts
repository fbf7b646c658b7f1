import { expect, test } from 'vitest'

import { readCampos, writeNumero } from './read-campos.ts'

test.each([
  ['7,90', 7.9, undefined],
  ['R$ 1.234,5', 1234.5, undefined],
  ['', null, undefined],
  ['sete', null, 'Escreva um valor, como 7,90.'],
  ['7,905', 7.905, 'São no máximo 2 casas decimais.'],
])('an amount that is typed as %s is %s (%s)', (texto, valor, erro) => {
  const campos = readCampos({ preco: texto })
  expect([campos.reaisOf('preco'), campos.erros.preco]).toEqual([valor, erro])
})

test.each([
  ['-22,89541', -22.89541, undefined],
  ['-47.0523', -47.0523, undefined],
  ['1,5', 1.5, undefined],
  ['0,0000001', 1e-7, 'São no máximo 6 casas decimais.'],
  ['aqui', null, 'Escreva um número, como 1,5.'],
])('a number that is typed as %s is %s (%s)', (texto, valor, erro) => {
  const campos = readCampos({ lat: texto })
  expect([campos.decimalOf('lat', 6), campos.erros.lat]).toEqual([valor, erro])
})

test('whole numbers are whole, and what is not there is null', () => {
  const campos = readCampos({ dias: '3', meio: '1,5' })
  expect([campos.inteiroOf('dias'), campos.inteiroOf('nada')]).toEqual([3, null])
  expect(campos.erros).toEqual({})
  campos.inteiroOf('meio')
  expect(campos.erros).toEqual({ meio: 'Escreva um número inteiro.' })
})

test('a number is written as it is typed', () => {
  expect([writeNumero(7.9), writeNumero(-22.89), writeNumero(null), writeNumero(undefined)]).toEqual([
    '7,9',
    '-22,89',
    '',
    '',
  ])
})
