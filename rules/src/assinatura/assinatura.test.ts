import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDias } from '#data'

import {
  dataOf,
  describeSerie,
  instantDaRetentativa,
  instantDoCiclo,
  isDataDaSerie,
  listProximas,
  nextData,
} from './index.ts'

const semanal = { dias: 7, meses: null }
const mensal = { dias: null, meses: 1 }
const FUSO = 'America/Sao_Paulo'

describe('dates of a subscription (§4 Subscriptions)', () => {
  test.each([
    [
      'a week is seven days, over the turn of the year',
      { ...semanal, ancora: '2026-12-24' },
      ['2026-12-31', '2027-01-07'],
    ],
    ['two weeks are fourteen', { dias: 14, meses: null, ancora: '2026-11-20' }, ['2026-12-04', '2026-12-18']],
    [
      'the 31st is the last day of shorter months, and the 31st again',
      { ...mensal, ancora: '2027-01-31' },
      ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    ],
    [
      'a leap day comes back with its year',
      { dias: null, meses: 12, ancora: '2028-02-29' },
      ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    [
      "a supplier's own period of two months",
      { dias: null, meses: 2, ancora: '2026-12-15' },
      ['2027-02-15', '2027-04-15'],
    ],
  ])('%s', (_, serie, expected) => {
    expect(expected.map((_data, i) => dataOf(serie, i + 1))).toEqual(expected)
  })

  test('the next date after a day is the first one past it that was not skipped', () => {
    const serie = { ...semanal, ancora: '2026-11-20' }
    expect(nextData(serie, '2026-11-01', [])).toBe('2026-11-20')
    expect(nextData(serie, '2026-11-20', [])).toBe('2026-11-27')
    expect(nextData(serie, '2026-11-26', ['2026-11-27'])).toBe('2026-12-04')
    expect(listProximas(serie, { depois: '2026-11-20', puladas: ['2026-12-04'], quantas: 3 })).toEqual([
      { data: '2026-11-27', pulada: false },
      { data: '2026-12-04', pulada: true },
      { data: '2026-12-11', pulada: false },
    ])
  })

  const serie = fc
    .record({
      n: fc.integer({ min: 0, max: 20_000 }),
      periodo: fc.oneof(
        fc.integer({ min: 1, max: 90 }).map((dias) => ({ dias, meses: null })),
        fc.integer({ min: 1, max: 12 }).map((meses) => ({ dias: null, meses })),
      ),
    })
    .map(({ n, periodo }) => ({ ...periodo, ancora: addDias('1970-01-01', n) }))

  test('whatever the period, dates only grow, each is found again, and none lies between', () => {
    fc.assert(
      fc.property(serie, fc.integer({ min: 0, max: 60 }), (uma, n) => {
        const data = dataOf(uma, n)
        const seguinte = dataOf(uma, n + 1)
        expect(seguinte > data).toBe(true)
        expect(nextData(uma, data, [])).toBe(seguinte)
        expect(isDataDaSerie(uma, data)).toBe(true)
        expect(Number(data.slice(8)) <= Number(uma.ancora.slice(8)) || uma.meses === null).toBe(true)
      }),
    )
  })

  test('a day between two dates is not a date of the subscription', () => {
    expect(isDataDaSerie({ ...semanal, ancora: '2026-11-20' }, '2026-11-21')).toBe(false)
    expect(isDataDaSerie({ ...semanal, ancora: '2026-11-20' }, '2026-11-13')).toBe(false)
  })

  test.each([
    [{ ...semanal, ancora: '2026-11-20' }, 'toda sexta'],
    [{ ...semanal, ancora: '2026-11-22' }, 'todo domingo'],
    [{ dias: 14, meses: null, ancora: '2026-11-19' }, 'quinta sim, quinta não'],
    [{ ...mensal, ancora: '2026-11-05' }, 'todo dia 5'],
    [{ dias: null, meses: 3, ancora: '2026-11-05' }, 'a cada 3 meses, no dia 5'],
    [{ dias: 10, meses: null, ancora: '2026-11-05' }, 'a cada 10 dias'],
  ])('%o is said %s', (uma, said) => {
    expect(describeSerie(uma)).toBe(said)
  })
})

describe('when the order of a cycle is made', () => {
  test.each([
    [2, 0, '2026-11-18T09:00:00.000Z'],
    [24, 0, '2026-11-18T09:00:00.000Z'],
    [25, 0, '2026-11-17T09:00:00.000Z'],
    [72, 0, '2026-11-16T09:00:00.000Z'],
    [2, 3, '2026-11-16T09:00:00.000Z'],
  ])(
    'a form that closes %d hours before, with a lead time of %d days, is ordered at %s',
    (antecedencia_horas, prazo, expected) => {
      const momento = instantDoCiclo('2026-11-20', { antecedencia_horas, prazo, fuso: FUSO })
      expect(momento.toISOString()).toBe(expected)
    },
  )

  test('a refused one is tried again the next morning, three times', () => {
    const again = (tentativas: number) => instantDaRetentativa('2026-11-30', tentativas, FUSO)?.toISOString()
    expect([1, 2, 3, 4].map(again)).toEqual([...Array(3).fill('2026-12-01T09:00:00.000Z'), undefined])
  })
})
