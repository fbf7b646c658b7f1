import { expect, test } from 'vitest'

import { filterLinhas } from './filter-linhas.ts'

const itens = [
  { nome: 'Açúcar cristal Canavial 5 kg', embalagem: 'fd 6 un' },
  { nome: 'Café torrado', embalagem: 'pacote 500 g' },
]

test.each([
  ['', 2],
  ['acucar', 1],
  ['CAFÉ 500', 1],
  ['cafe acucar', 0],
  ['  ', 2],
])('%j leaves %d lines of the cart (P6)', (busca, quantas) => {
  expect(filterLinhas(itens, busca)).toHaveLength(quantas)
})
