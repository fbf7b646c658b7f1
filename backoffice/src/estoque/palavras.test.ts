import { expect, test } from 'vitest'

import { previewEstoque, sayDiferenca } from './palavras.ts'

test.each([
  [10, 15, '+5'],
  [0.3, 0.1, '−0,2'],
  [4, 4, 'igual'],
  [null, 4, ''],
  [4, null, ''],
])('from %s to %s is %s', (antes, depois, dita) => {
  expect(sayDiferenca({ antes, depois })).toBe(dita)
})

test.each([
  [10, 'ENTRADA', 2.5, 12.5],
  [0.3, 'PERDA', 0.1, 0.2],
  [10, 'CONTAGEM', 0, 0],
  [null, 'CONTAGEM', 7, 7],
  [null, 'ENTRADA', 7, null],
  [10, 'SEM_CONTROLE', null, null],
] as const)('%s and %s of %s come to %s', (estoque, tipo, quantidade, depois) => {
  expect(previewEstoque(estoque, tipo, quantidade)).toBe(depois)
})
