import { expect, test } from 'vitest'

import { describePrazo } from './describe-prazo.ts'

const fim = '2026-11-23T03:00:00.000Z'
const before = (hours: number) => Date.parse(fim) - hours * 3_600_000

test.each([
  [80, null],
  [72, 'Termina em 72 horas'],
  [31.5, 'Termina em 31 horas'],
  [1, 'Termina em 1 hora'],
  [0.5, 'Termina em menos de uma hora'],
  [0, null],
])('%s hours before its end a coupon says %s (ux 1.13.1)', (hours, expected) => {
  expect(describePrazo(fim, before(hours))).toBe(expected)
})
