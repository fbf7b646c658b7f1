import { expect, test } from 'vitest'

import { cleanObservacao } from './index.ts'

test.each([
  ['  bem maduros ', 'bem maduros'],
  ['fatiado fino\r\n\r\nem duas bandejas', 'fatiado fino em duas bandejas'],
  ['sem\u0000 osso\u202E\u200B', 'sem osso'],
  ['<b>cortado</b> & "limpo"', '<b>cortado</b> & "limpo"'],
  ['\t\n ', ''],
  ['x'.repeat(250), 'x'.repeat(200)],
  [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
  ['🍌'.repeat(201), '🍌'.repeat(200)],
])('the note %j is kept as %j (ux 1.6.1)', (texto, expected) => {
  expect(cleanObservacao(texto)).toBe(expected)
  expect(cleanObservacao(cleanObservacao(texto))).toBe(expected)
})
