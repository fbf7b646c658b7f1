import { expect, test } from 'vitest'

import { describeHorario } from './lojas-coleta.tsx'

test("hours are those of the store's day, the next open one where it rests (ux 1.2)", () => {
  const horarios = ['08:00-18:00', '08:00-18:00', null, null, '08:00-18:00', '09:30-12:00', null]
  // A Saturday, the Sunday after it, a Wednesday.
  expect(describeHorario({ horarios }, '2026-11-21')).toBe('Hoje, 9h30–12h')
  expect(describeHorario({ horarios }, '2026-11-22')).toBe('Abre amanhã, 8h–18h')
  expect(describeHorario({ horarios }, '2026-11-25')).toBe('Abre sex., 8h–18h')
})
