import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { diasEntre, pascoaOf, weekdayOf } from './index.ts'

test.each([
  [1818, '1818-03-22', 'the earliest that there can be'],
  [2038, '2038-04-25', 'the latest'],
  [2025, '2025-04-20', ''],
  [2026, '2026-04-05', ''],
  [2027, '2027-03-28', ''],
  [2049, '2049-04-18', 'a full moon that is moved to the day before'],
  [2076, '2076-04-19', 'the same'],
  [2285, '2285-03-22', 'the earliest of the next centuries'],
])('Easter of %i is %s (%s)', (ano, dia) => {
  expect(pascoaOf(ano)).toBe(dia)
})

test('is a Sunday from 22 March to 25 April, in any year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1600, max: 9000 }), (ano) => {
      const pascoa = pascoaOf(ano)
      expect(weekdayOf(pascoa)).toBe(7)
      expect(diasEntre(`${ano}-03-22`, pascoa)).toBeGreaterThanOrEqual(0)
      expect(diasEntre(pascoa, `${ano}-04-25`)).toBeGreaterThanOrEqual(0)
    }),
  )
})
