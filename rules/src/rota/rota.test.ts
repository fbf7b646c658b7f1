import { expect, test } from 'vitest'

import { isNaRota, tagDaRota } from './rota.ts'

test.each([
  ['2026-11-22', 'rota-domingo'],
  ['2026-11-23', 'rota-segunda'],
  ['2026-11-24', 'rota-terca'],
  ['2026-11-28', 'rota-sabado'],
])('the clientes of %s have the tag %s (ux 1.28.1)', (data, tag) => {
  expect(tagDaRota(data)).toBe(tag)
})

test('a cliente is on the route of the days that its tags name, and of no other', () => {
  const tags = ['ouro', 'rota-segunda', 'rota-quinta']
  const semana = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  expect(semana.filter((data) => isNaRota(tags, data))).toEqual(['2026-11-23', '2026-11-26'])
})
