import { describe, expect, test } from 'vitest'

import { addDiasUteis, isDiaUtil, nextDiaUtil } from './dia-util.ts'

describe('working days of banks (brazil.md 5)', () => {
  test.each([
    ['2026-11-20', false, 'Consciência Negra'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-11-23', true, 'a Monday'],
    ['2026-02-16', false, 'Carnival Monday'],
    ['2026-02-17', false, 'Carnival Tuesday'],
    ['2026-02-18', true, 'Ash Wednesday'],
    ['2026-04-03', false, 'Good Friday'],
    ['2026-06-04', false, 'Corpus Christi'],
    ['2027-03-26', false, 'Good Friday of another year'],
    ['2025-04-18', false, 'Good Friday of 2025'],
    ['2038-04-23', false, 'Good Friday of the latest Easter'],
    ['2026-12-25', false, 'Christmas'],
  ])('%s: %s (%s)', (data, expected) => {
    expect(isDiaUtil(data)).toBe(expected)
  })

  test.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-12-25', '2026-12-28'],
    ['2027-01-01', '2027-01-04'],
    ['2026-11-24', '2026-11-24'],
  ])('what falls due on %s is due on %s', (data, expected) => {
    expect(nextDiaUtil(data)).toBe(expected)
  })

  test.each([
    ['2026-11-19', 1, '2026-11-23'],
    ['2026-11-27', 2, '2026-12-01'],
    ['2026-11-24', 0, '2026-11-24'],
  ])('%s and %i working days: %s', (data, dias, expected) => {
    expect(addDiasUteis(data, dias)).toBe(expected)
  })
})
