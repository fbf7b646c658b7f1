import { expect, test } from 'vitest'

import { listLongos } from './check-assuntos.mjs'

test('a subject of more than 72 characters is named with its commit, one of 72 is not', () => {
  const log = `0123abc ${'a'.repeat(72)}\n4567def ${'ç'.repeat(73)}\n`
  expect(listLongos(log)).toEqual([`73 caracteres, são no máximo 72: 4567def ${'ç'.repeat(73)}\n`])
})

test('an empty log has no subject that is too long', () => {
  expect(listLongos('')).toEqual([])
})
