import { expect, test } from 'vitest'

import { composeAusencia, findFechamento, type Expediente } from './index.ts'

const FUSO = 'America/Sao_Paulo'
const em = (momento: string) => new Date(`${momento}:00-03:00`)
const dita = (texto: string, agora: string, volta: string) =>
  composeAusencia({ texto, cliente: 'Ana', loja: 'Empório', fuso: FUSO, agora: em(agora), volta: em(volta) })

// 2026-11-20 is a Friday.
test.each([
  ['later today', '2026-11-20T05:00', '2026-11-20T08:00', 'hoje às 8h'],
  ['tomorrow, though in a few hours', '2026-11-20T23:00', '2026-11-21T09:30', 'amanhã às 9h30'],
  ['on a day of this week', '2026-11-21T14:00', '2026-11-23T08:00', 'segunda às 8h'],
  ['later than in a week', '2026-11-21T14:00', '2026-12-07T08:00', 'em 7 dez. às 8h'],
])('who writes outside of the hours is told when somebody is there: %s', (...[, agora, volta, quando]) => {
  expect(dita('', agora, volta)).toBe(
    `Recebemos sua mensagem. O atendimento está fechado agora e volta ${quando}.`,
  )
})

test('a store says it in its own words', () => {
  const texto = 'Oi, {cliente}! A {loja} responde {volta}.'
  expect(dita(texto, '2026-11-20T05:00', '2026-11-20T08:00')).toBe('Oi, Ana! A Empório responde hoje às 8h.')
})

const comercial: Expediente = { semanas: [Array.from({ length: 7 }, () => '08:00-18:00')], fuso: FUSO }
test.each([
  ['is since the last hour of the day', '2026-11-20T23:00', '2026-11-20T18:00'],
  ['is since the day before', '2026-11-20T05:00', '2026-11-19T18:00'],
  ['is open', '2026-11-20T10:00', null],
])('a closed period %s', (...[, agora, fechou]) => {
  expect(findFechamento(comercial, em(agora))).toEqual(fechou === null ? null : em(fechou))
})
