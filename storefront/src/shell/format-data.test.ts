import { expect, test } from 'vitest'

import { formatData } from './format-data.ts'

test.each([
  ['2026-11-23T15:00:00.000Z', '23/11/2026'],
  ['2026-11-23T02:30:00.000Z', '22/11/2026'],
])('the day of %s is %s where the store is (brazil 9)', (instante, data) => {
  expect(formatData(instante)).toBe(data)
})
