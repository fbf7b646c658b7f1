import { expect, test } from 'vitest'

import { joinNomes } from './aprovacao.ts'

test.each([
  [[], ''],
  [['Bia'], 'Bia'],
  [['Bia', 'Rui'], 'Bia e Rui'],
  [['Bia', 'Rui', 'Zé'], 'Bia, Rui e Zé'],
])('those who approve are named as one would say it: %j is "%s"', (nomes, texto) => {
  expect(joinNomes(nomes)).toBe(texto)
})
