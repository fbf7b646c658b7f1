import { expect, test } from 'vitest'

import { describePromessa } from './index.ts'

const FUSO = 'America/Sao_Paulo'
const em = (momento: string) => new Date(`${momento}:00-03:00`)
const agora = em('2026-11-20T20:00')

test.each([
  ['open, with a promise', null, 60, 'Respondemos em até 1 hora.'],
  ['open, with minutes', null, 15, 'Respondemos em até 15 minutos.'],
  ['open, with hours and minutes', null, 150, 'Respondemos em até 2 horas e 30 minutos.'],
  ['open, with one minute', null, 1, 'Respondemos em até 1 minuto.'],
  ['open, without a promise', null, null, null],
  ['closed', em('2026-11-21T08:00'), null, 'Atendimento fechado agora, volta amanhã às 8h.'],
  [
    'closed, with a promise',
    em('2026-11-23T08:00'),
    60,
    'Atendimento fechado agora, volta segunda às 8h. Depois, respondemos em até 1 hora.',
  ],
])('who is about to write to a store that is %s reads when it is answered', (_, volta, minutos, dita) => {
  expect(describePromessa({ volta, minutos, agora, fuso: FUSO })).toBe(dita)
})

test.each([
  ['a holiday', null, 'Hoje é feriado: respondemos a partir de segunda às 8h.'],
  [
    'closed by the store',
    'Inventário',
    'Hoje não há atendimento (Inventário): respondemos a partir de segunda às 8h.',
  ],
])('a day that is %s is told as such, with when somebody answers', (_, nome, dita) => {
  const volta = em('2026-11-23T08:00')
  expect(describePromessa({ volta, hoje: { nome }, minutos: null, agora, fuso: FUSO })).toBe(dita)
})
