import { expect, test } from 'vitest'

import { isNaCarencia } from './carencia.ts'

const agora = new Date('2026-11-21T12:00:00Z')

test.each([
  ['PIX', '2026-11-21T12:00:01Z', false],
  ['PIX', '2026-11-21T12:00:00Z', true],
  ['PIX', '2026-11-21T11:50:01Z', true],
  ['PIX', '2026-11-21T11:50:00Z', false],
  ['PIX', null, false],
  ['BOLETO', '2026-11-21T11:59:00Z', false],
])('a %s that ended at %s has time for another code: %s (ux 1.8.3)', (tipo, expira_em, expected) => {
  expect(isNaCarencia({ tipo, expira_em }, agora)).toBe(expected)
})
