import { expect, test } from 'vitest'

import { formatData } from './format-data.ts'

test.each([
  ['2026-11-23T15:00:00.000Z', 'America/Sao_Paulo', '23/11/2026'],
  ['2026-11-23T03:30:00.000Z', 'America/Sao_Paulo', '23/11/2026'],
  ['2026-11-23T03:30:00.000Z', 'America/Manaus', '22/11/2026'],
])('the day of %s in %s is %s (brazil 9)', (instante, fuso, data) => {
  expect(formatData(instante, fuso)).toBe(data)
})
