import { expect, test } from 'vitest'

import { describeRitmo } from './index.ts'

const base = {
  vezes: 3,
  pedidos: 12,
  dias: 3,
  primeira: '2026-11-02',
  ultima: '2026-11-20',
  hoje: '2026-11-21',
}

test.each([
  ['the mean distance of its days', {}, 'a cada 9 dias'],
  ['as soon as the next one is due', { hoje: '2026-11-29' }, 'a cada 9 dias · já é hora'],
  ['day after day', { primeira: '2026-11-18', hoje: '2026-11-20' }, 'todo dia'],
  ['two purchases are no rhythm yet', { vezes: 2, dias: 2 }, 'em 2 dos seus últimos 12 pedidos'],
  ['several orders of one day are one purchase', { vezes: 4, dias: 1 }, 'em 4 dos seus últimos 12 pedidos'],
])('rhythm of purchases (§3 lists, issue 3): %s', (_, change, expected) => {
  expect(describeRitmo({ ...base, ...change })).toBe(expected)
})
