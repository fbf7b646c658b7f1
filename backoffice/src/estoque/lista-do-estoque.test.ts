import { expect, test } from 'vitest'

import { readQual, toEndereco } from './lista-do-estoque.ts'

const read = (busca: string) => readQual(new URL(`https://loja.example/estoque${busca}`))

test.each([
  ['', { vista: 'todos', busca: '', menosDe: 10 }],
  ['?vista=baixo&menos=2,5&busca=%20queijo', { vista: 'baixo', busca: 'queijo', menosDe: 2.5 }],
  ['?vista=outra&menos=muito', { vista: 'todos', busca: '', menosDe: 10 }],
  ['?vista=baixo&menos=99999999', { vista: 'baixo', busca: '', menosDe: 10 }],
])('an address says which products: %s', (busca, qual) => {
  expect(read(busca)).toEqual(qual)
})

test('a list says no more in its address than what is not usual', () => {
  expect(toEndereco(read(''))).toEqual({ vista: undefined, busca: '', menos: undefined })
  expect(toEndereco(read('?vista=baixo&menos=2,5'))).toEqual({ vista: 'baixo', busca: '', menos: '2,5' })
})
