import * as fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'

import {
  addDias,
  addMeses,
  DIA_MS,
  diasEntre,
  formatDia,
  formatDiaCurto,
  formatDiaDaSemana,
  formatDiaDe,
  formatHora,
  formatHoraDe,
  formatInstante,
  formatMomento,
  FUSO_PADRAO,
  instantOf,
  isDia,
  lastDiaOf,
  nameDia,
  todayIn,
  wallClockOf,
  weekdayOf,
} from './index.ts'

describe('the store lives in its own zone', () => {
  test.each([
    ['2026-11-20T02:30:00Z', FUSO_PADRAO, '2026-11-19'],
    ['2026-11-20T03:00:00Z', FUSO_PADRAO, '2026-11-20'],
    ['2026-11-20T04:30:00Z', 'America/Rio_Branco', '2026-11-19'],
    ['2026-11-20T01:59:00Z', 'America/Noronha', '2026-11-19'],
    ['2026-11-20T02:00:00Z', 'America/Noronha', '2026-11-20'],
  ])('at %s it is in %s the day %s', (instant, fuso, day) => {
    expect(todayIn(fuso, new Date(instant))).toBe(day)
  })

  test.each([
    ['2026-11-20', '08:00', FUSO_PADRAO, '2026-11-20T11:00:00.000Z'],
    ['2026-11-20', '08:00', 'America/Rio_Branco', '2026-11-20T13:00:00.000Z'],
    ['2026-11-20', '00:00', 'Asia/Tokyo', '2026-11-19T15:00:00.000Z'],
    // Summer time: the clocks of São Paulo left out the first hour of 4 Nov 2018, and had the last of 17 Feb twice.
    ['2018-11-04', '00:00', FUSO_PADRAO, '2018-11-04T03:00:00.000Z'],
    ['2018-02-17', '23:30', FUSO_PADRAO, '2018-02-18T01:30:00.000Z'],
  ])('%s %s in %s is the moment %s', (data, hora, fuso, instant) => {
    expect(instantOf(data, hora, fuso).toISOString()).toBe(instant)
  })
})

test('days are counted on the calendar, over months and leap years', () => {
  expect(addDias('2026-11-30', 1)).toBe('2026-12-01')
  expect(addDias('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDias('2026-01-01', -1)).toBe('2025-12-31')
  expect(addMeses('2027-12-31', 2)).toBe('2028-02-29')
  expect(diasEntre('2026-11-20', '2026-11-01')).toBe(-19)
})

test.each(['', '2026-02-30', '2026-13-01', '2026-1-1', '20261101', '2026-11-20T00:00:00Z', 'ontem'])(
  '%j is no day',
  (texto) => expect(isDia(texto)).toBe(false),
)

describe('the same as Temporal, which browsers and Node do not all have (decision 0067)', () => {
  const nossos = [FUSO_PADRAO, 'America/Manaus', 'America/Noronha']
  const outros = ['America/New_York', 'Europe/Lisbon', 'UTC', 'Australia/Lord_Howe', 'Pacific/Apia']
  const fuso = fc.constantFrom(...nossos, ...outros)
  // Whole minutes of 1985 to 2050: where offsets had seconds, no store had a clock.
  const minuto = fc.integer({ min: Date.UTC(1985, 0) / 60_000, max: Date.UTC(2050, 0) / 60_000 })
  const dia = minuto.map((n) => new Date(n * 60_000).toISOString().slice(0, 10))
  const plain = (data: string) => Temporal.PlainDate.from(data)

  test('days', () => {
    fc.assert(
      fc.property(dia, dia, fc.integer({ min: -900, max: 900 }), (data, outra, n) => {
        expect(addDias(data, n)).toBe(plain(data).add({ days: n }).toString())
        expect(addMeses(data, n)).toBe(plain(data).add({ months: n }).toString())
        expect(diasEntre(data, outra)).toBe(plain(data).until(plain(outra)).days)
        expect(weekdayOf(data)).toBe(plain(data).dayOfWeek)
        expect(isDia(data)).toBe(true)
      }),
    )
  })

  test('clocks', () => {
    fc.assert(
      fc.property(minuto, fuso, (n, zona) => {
        const instante = Temporal.Instant.fromEpochMilliseconds(n * 60_000).toZonedDateTimeISO(zona)
        const data = instante.toPlainDate().toString()
        const hora = instante.toPlainTime().toString({ smallestUnit: 'minute' })
        expect(todayIn(zona, new Date(n * 60_000))).toBe(data)
        expect(wallClockOf(new Date(n * 60_000), zona)).toEqual({ data, hora })
      }),
    )
  })

  test('moments, around the change of summer time too', () => {
    const mudancas = ['2018-02-17', '2018-11-03', '2026-03-08', '2026-11-01', '2026-04-05', '2026-10-25']
    const perto = fc
      .tuple(fc.constantFrom(...mudancas), fc.integer({ min: -1, max: 1 }))
      .map(([data, n]) => addDias(data, n))
    const hora = fc
      .integer({ min: 0, max: DIA_MS / 60_000 - 1 })
      .map((n) => new Date(n * 60_000).toISOString().slice(11, 16))
    fc.assert(
      fc.property(fc.oneof(dia, perto), hora, fuso, (data, hora, zona) => {
        // Apia had no 30 Dec 2011 at all.
        fc.pre(zona !== 'Pacific/Apia' || !data.startsWith('2011-12'))
        const esperado = plain(data).toZonedDateTime({ timeZone: zona, plainTime: hora })
        expect(instantOf(data, hora, zona).getTime()).toBe(esperado.epochMilliseconds)
      }),
      { numRuns: 500 },
    )
  })
})

describe('days and hours as people here write them', () => {
  test('a day', () => {
    expect(formatDia('2026-11-26')).toBe('26/11/2026')
    expect(formatDia('')).toBe('')
    expect(formatDiaCurto('2026-11-06')).toBe('06/11')
    expect(nameDia('2026-11-22')).toBe('domingo')
  })

  test.each([
    ['2026-11-26', 'qui., 26 nov.'],
    ['2026-05-02', 'sáb., 2 maio'],
    ['2026-03-03', 'ter., 3 mar.'],
  ])('%s is %s', (data, texto) => expect(formatDiaDaSemana(data)).toBe(texto))

  test.each([
    ['08:00', '8h'],
    ['12:30', '12h30'],
    ['00:00', '0h'],
    ['10:00', '10h'],
  ])('the hour %s is %s', (hora, texto) => expect(formatHora(hora)).toBe(texto))

  test.each([
    ['2026-11-23T15:00:00.000Z', FUSO_PADRAO, '23/11/2026', '12h00'],
    ['2026-11-23T03:30:00.000Z', FUSO_PADRAO, '23/11/2026', '0h30'],
    ['2026-11-23T03:30:00.000Z', 'America/Manaus', '22/11/2026', '23h30'],
  ])('%s in %s is on %s at %s', (instante, fuso, dia, hora) => {
    expect(formatDiaDe(instante, fuso)).toBe(dia)
    expect(formatHoraDe(new Date(instante), fuso)).toBe(hora)
    expect(formatMomento(instante, fuso)).toBe(`${dia}, ${hora}`)
  })

  test('evidence is told to the second', () => {
    expect(formatInstante('2026-11-23T03:05:09.900Z', FUSO_PADRAO)).toBe('23/11/2026, 00:05:09')
  })

  test.each([
    ['2026-11-26T03:00:00.000Z', '2026-11-25'],
    ['2026-11-26T03:00:01.000Z', '2026-11-26'],
  ])('what ends at %s had all of %s', (fim, dia) => expect(lastDiaOf(fim, FUSO_PADRAO)).toBe(dia))
})
