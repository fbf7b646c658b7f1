import { expect, test } from 'vitest'

import { sayTotal } from '@vitrine/rules/texto'

import { describeResultado } from './describe-resultado.ts'

const pagina = {
  data: [],
  totalPages: 50,
  totalItems: 1000,
  currentPage: 1,
  page: 1,
  limit: 20,
  listaTemPrecos: true,
  corrigida: null,
  ignoradas: [],
  semelhantes: null,
  exato: null,
}

test('a search that was not counted to its end says that there are more', () => {
  expect(sayTotal({ totalItems: 1000, totalMinimo: true })).toBe('mais de 1.000 produtos')
  expect(sayTotal({ totalItems: 1000 })).toBe('1.000 produtos')
  expect(sayTotal({ totalItems: 1 })).toBe('1 produto')
  expect(describeResultado('arroz', { ...pagina, totalMinimo: true })).toBe(
    'mais de 1.000 produtos para “arroz”',
  )
  expect(describeResultado('aroz', { ...pagina, totalMinimo: true, corrigida: 'arroz' })).toBe(
    'Você quis dizer arroz? mais de 1.000 produtos para “arroz”.',
  )
})
