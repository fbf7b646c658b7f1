import { expect, test } from 'vitest'

import { isNomeConfirmado } from './is-nome-confirmado.ts'

test.each([
  ['Ana Ribeiro', true],
  ['  ana  ribeiro ', true],
  ['Ána Ribeiro', true],
  ['Ana', false],
  ['', false],
])('"%s" for Ana Ribeiro: %s (ux 1.16.2)', (digitado, confirma) => {
  expect(isNomeConfirmado(digitado, 'Ana Ribeiro')).toBe(confirma)
})

test('a name that is empty is confirmed by nothing', () => {
  expect(isNomeConfirmado('', ' ')).toBe(false)
})
