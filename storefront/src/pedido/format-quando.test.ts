import { expect, test } from 'vitest'

import { formatDia, formatEntrega, formatQuando } from './format-quando.ts'

test('days near are said by name, others by weekday and date, of another year with it (ux 0.7)', () => {
  expect(formatDia('2026-11-20', '2026-11-20')).toBe('hoje')
  expect(formatDia('2026-11-21', '2026-11-20')).toBe('amanhã')
  expect(formatDia('2026-11-19', '2026-11-20')).toBe('ontem')
  expect(formatDia('2026-11-13', '2026-11-20')).toBe('sex., 13 nov.')
  expect(formatDia('2025-11-13', '2026-11-20')).toBe('qui., 13 nov. 2025')
})

test("moments are told in the store's zone, whatever the server's", () => {
  expect(formatQuando('2026-11-21T01:06:00.000Z', '2026-11-20')).toBe('hoje, 22h06')
})

test('a delivery is a day and its hours (ux 0.7: dates, not speeds)', () => {
  expect(formatEntrega('2026-11-20', 'sex., 20 nov., 18h–20h', '2026-11-20')).toBe('hoje, 18h–20h')
  expect(formatEntrega('2026-11-20', null, '2026-11-20')).toBe('hoje')
  expect(formatEntrega(null, null, '2026-11-20')).toBeNull()
})
