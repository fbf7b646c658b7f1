import { expect, test } from 'vitest'

import { chooseMatiz, readIniciais } from './matiz.ts'

const clientes = ['c', 'a', 'b'].map((idcliente) => ({ idcliente }))

test('clientes of one login never look alike, in whatever order they come (ux 1.16.4)', () => {
  const matizes = clientes.map(({ idcliente }) => chooseMatiz(idcliente, clientes))
  expect(new Set(matizes).size).toBe(3)
  expect(clientes.map(({ idcliente }) => chooseMatiz(idcliente, clientes.toReversed()))).toEqual(matizes)
})

test.each([
  ['Padaria Três Irmãos', 'PT'],
  ['Cantina da Praça', 'CP'],
  ['bar', 'B'],
  ['', ''],
])('%j has the initials %j', (nome, iniciais) => {
  expect(readIniciais(nome)).toBe(iniciais)
})
