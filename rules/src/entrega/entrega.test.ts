import { describe, expect, test } from 'vitest'

import {
  addDias,
  computeTaxaEntrega,
  firstJanela,
  formatJanela,
  instantOf,
  isAboveMinimo,
  listDatas,
  todayIn,
} from './index.ts'
import type { AgendaEntrega } from './index.ts'

const SP = 'America/Sao_Paulo'
/** Monday to Saturday, mornings and evenings, ordered two hours ahead. */
const agenda: AgendaEntrega = {
  dias: [1, 2, 3, 4, 5, 6],
  janelas: ['08:00-12:00', '18:00-20:00'],
  antecedencia_horas: 2,
}
const datas = (agora: string, opcoes = {}) =>
  listDatas(agenda, new Date(agora), opcoes).map(({ data }) => data)

describe('the store lives in its own zone', () => {
  test.each([
    ['2026-11-20T02:30:00Z', SP, '2026-11-19'],
    ['2026-11-20T03:00:00Z', SP, '2026-11-20'],
    ['2026-11-20T04:30:00Z', 'America/Rio_Branco', '2026-11-19'],
    ['2026-11-20T01:59:00Z', 'America/Noronha', '2026-11-19'],
    ['2026-11-20T02:00:00Z', 'America/Noronha', '2026-11-20'],
  ])('at %s it is in %s the day %s', (instant, fuso, day) => {
    expect(todayIn(fuso, new Date(instant))).toBe(day)
  })

  test.each([
    ['2026-11-20', '08:00', SP, '2026-11-20T11:00:00.000Z'],
    ['2018-12-20', '08:00', SP, '2018-12-20T10:00:00.000Z'],
    ['2026-11-20', '08:00', 'America/Rio_Branco', '2026-11-20T13:00:00.000Z'],
    ['2026-03-29', '08:00', 'Europe/Lisbon', '2026-03-29T07:00:00.000Z'],
  ])('%s %s in %s is %s', (data, hora, fuso, instant) => {
    expect(instantOf(data, hora, fuso).toISOString()).toBe(instant)
  })

  test('days are counted on the calendar, over months and leap years', () => {
    expect(addDias('2026-11-30', 1)).toBe('2026-12-01')
    expect(addDias('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDias('2026-01-01', -1)).toBe('2025-12-31')
  })
})

describe('dates that a delivery form can still serve (§4 Delivery options)', () => {
  test('five days, Sunday left out, from the day it is in the store', () => {
    // 02:30 UTC of Friday 20 Nov is Thursday evening in São Paulo: both windows of Thursday are over.
    expect(datas('2026-11-20T02:30:00Z')).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ])
  })

  test.each([
    ['2026-11-19T18:59:59Z', '2026-11-19', '18:00', 'a second before the cut-off'],
    ['2026-11-19T19:00:00Z', '2026-11-20', '08:00', 'the very minute of the cut-off'],
    ['2026-11-19T08:59:00Z', '2026-11-19', '08:00', 'early in the morning'],
    ['2026-11-19T09:00:00Z', '2026-11-19', '18:00', 'once the morning is closed'],
  ])('at %s the first window is %s %s: %s', (agora, data, inicio) => {
    expect(firstJanela(listDatas(agenda, new Date(agora)))).toMatchObject({ data, inicio, encerrada: false })
  })

  test('a window that was missed stays in its day, marked, with its cut-off', () => {
    expect(listDatas(agenda, new Date('2026-11-19T12:00:00Z'), { quantas: 1 })).toEqual([
      {
        data: '2026-11-19',
        janelas: [
          { inicio: '08:00', fim: '12:00', encerrada: true, encerra_em: '2026-11-19T09:00:00.000Z' },
          { inicio: '18:00', fim: '20:00', encerrada: false, encerra_em: '2026-11-19T19:00:00.000Z' },
        ],
      },
    ])
  })

  test('holidays and closures are skipped', () => {
    const feriados = ['2026-11-20', '2026-11-23']
    expect(datas('2026-11-20T12:00:00Z', { feriados, quantas: 2 })).toEqual(['2026-11-21', '2026-11-24'])
  })

  test('a cut-off of more than a day moves the first day on', () => {
    const slow = { ...agenda, antecedencia_horas: 48 }
    expect(listDatas(slow, new Date('2026-11-19T12:00:00Z'))[0]?.data).toBe('2026-11-21')
  })

  test('a form that serves no day has no dates and no first window', () => {
    expect(listDatas({ ...agenda, dias: [] }, new Date())).toEqual([])
    expect(listDatas({ ...agenda, janelas: [] }, new Date())).toEqual([])
    expect(firstJanela([])).toBeNull()
  })
})

test.each([
  ['2026-11-20', '18:00', '20:00', 'hoje, 18h–20h'],
  ['2026-11-26', '08:00', '12:00', 'qui., 26 nov., 8h–12h'],
  ['2026-11-23', '06:00', '10:30', 'seg., 23 nov., 6h–10h30'],
  ['2027-05-01', '08:00', '12:00', 'sáb., 1 maio, 8h–12h'],
  ['2026-11-22', '08:00', '12:00', 'dom., 22 nov., 8h–12h'],
])('on 20 Nov the window %s %s to %s is said %s', (data, inicio, fim, said) => {
  expect(formatJanela(data, inicio, fim, '2026-11-20')).toBe(said)
})

test.each([
  [{ preco: 790, gratis_acima: 35_000 }, 34_999, 790],
  [{ preco: 790, gratis_acima: 35_000 }, 35_000, 0],
  [{ preco: 790, gratis_acima: null }, 99_999, 790],
  [{ preco: 790 }, 0, 790],
  [{ preco: 790, gratis_acima: 0 }, 0, 0],
])('delivery %o of %d centavos costs %d', (taxa, subtotal, expected) => {
  expect(computeTaxaEntrega(taxa, subtotal)).toBe(expected)
})

test.each([
  [{ pedido_minimo: 5000 }, 4999, false],
  [{ pedido_minimo: 5000 }, 5000, true],
  [{ pedido_minimo: null }, 0, true],
  [{}, 0, true],
])('the minimum %o is reached by %d: %s', (forma, subtotal, expected) => {
  expect(isAboveMinimo(forma, subtotal)).toBe(expected)
})
