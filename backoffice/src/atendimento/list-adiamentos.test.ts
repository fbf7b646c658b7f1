import { expect, test } from 'vitest'

import { listAdiamentos } from './list-adiamentos.ts'

const FUSO = 'America/Sao_Paulo'
const em = (momento: string) => new Date(`${momento}:00-03:00`)

// 2026-11-20 is a Friday.
test.each([
  [
    'on a Friday',
    '2026-11-20T17:30',
    [
      ['Em 1 hora', '2026-11-20T18:30'],
      ['Amanhã, 9h', '2026-11-21T09:00'],
      ['Segunda, 9h', '2026-11-23T09:00'],
    ],
  ],
  [
    'on a Sunday, when tomorrow is Monday',
    '2026-11-22T10:00',
    [
      ['Em 1 hora', '2026-11-22T11:00'],
      ['Amanhã, 9h', '2026-11-23T09:00'],
    ],
  ],
  [
    'on a Monday: the next one',
    '2026-11-23T23:30',
    [
      ['Em 1 hora', '2026-11-24T00:30'],
      ['Amanhã, 9h', '2026-11-24T09:00'],
      ['Segunda, 9h', '2026-11-30T09:00'],
    ],
  ],
] as const)('a conversation is put off by the clock of the store: %s', (_, agora, esperados) => {
  expect(listAdiamentos(em(agora), FUSO)).toEqual(
    esperados.map(([nome, ate]) => ({ nome, ate: em(ate).toISOString() })),
  )
})
