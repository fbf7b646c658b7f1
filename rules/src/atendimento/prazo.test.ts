import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { computePrazo, findLimiteDeEspera, findReabertura, isAtrasada, type Expediente } from './index.ts'

const FUSO = 'America/Sao_Paulo'
/** Monday to Friday 08:00-18:00, Saturday 09:00-13:00, Sunday closed. */
const comercial = [...Array.from({ length: 5 }, () => '08:00-18:00'), '09:00-13:00', null]
const umaLoja: Expediente = { semanas: [comercial], fuso: FUSO }
const duasLojas: Expediente = {
  semanas: [comercial, Array.from({ length: 7 }, () => '17:00-22:00')],
  fuso: FUSO,
}
/** Consciência Negra, a Friday. */
const comFeriado: Expediente = { ...umaLoja, isFechado: (data) => data === '2026-11-20' }
const semHoras: Expediente = { semanas: [[null, null, null, null, null, null, null]], fuso: FUSO }
const em = (momento: string) => new Date(`${momento}:00-03:00`)

describe('an answer is due (ux 3.11)', () => {
  // 2026-11-20 is a Friday.
  test.each<[string, Expediente, number, string]>([
    ['within the hours: so many minutes later', umaLoja, 60, '2026-11-20T10:00 → 2026-11-20T11:00'],
    ['at the very end of the day', umaLoja, 60, '2026-11-20T17:00 → 2026-11-20T18:00'],
    [
      'past the end: what is left counts on from Saturday',
      umaLoja,
      60,
      '2026-11-20T17:30 → 2026-11-21T09:30',
    ],
    ['written at night: from the opening on', umaLoja, 30, '2026-11-19T23:00 → 2026-11-20T08:30'],
    ['written before the opening', umaLoja, 30, '2026-11-20T05:00 → 2026-11-20T08:30'],
    ['over the Sunday', umaLoja, 120, '2026-11-21T12:00 → 2026-11-23T09:00'],
    ['over many days', umaLoja, 60 * 24, '2026-11-20T08:00 → 2026-11-23T18:00'],
    [
      'where two stores are open one after the other, as in one day',
      duasLojas,
      60,
      '2026-11-20T17:30 → 2026-11-20T18:30',
    ],
    ['where only the other store is open', duasLojas, 60, '2026-11-22T12:00 → 2026-11-22T18:00'],
    ['where no hours are known: by the clock', semHoras, 60, '2026-11-22T23:30 → 2026-11-23T00:30'],
    [
      'where there are no stores: by the clock',
      { semanas: [], fuso: FUSO },
      60,
      '2026-11-22T23:30 → 2026-11-23T00:30',
    ],
    ['over a holiday in the middle of the week', comFeriado, 60, '2026-11-19T17:30 → 2026-11-21T09:30'],
    ['written on a holiday: from the next opening on', comFeriado, 60, '2026-11-20T10:00 → 2026-11-21T10:00'],
    ['at once where no minutes are given', umaLoja, 0, '2026-11-20T10:00 → 2026-11-20T10:00'],
  ])('%s', (_, expediente, minutos, caso) => {
    const [desde = '', prazo = ''] = caso.split(' → ')
    expect(computePrazo(em(desde), minutos, expediente)).toEqual(em(prazo))
  })

  test('and late is the same read from either side', () => {
    const momento = integer({
      min: em('2026-10-01T00:00').getTime(),
      max: em('2026-12-01T00:00').getTime(),
    })
    const qual = constantFrom(umaLoja, duasLojas, comFeriado, semHoras)
    assert(
      property(momento, momento, integer({ min: 1, max: 3000 }), qual, (desde, agora, minutos, loja) => {
        const prazo = computePrazo(new Date(desde), minutos, loja)
        const limite = findLimiteDeEspera(new Date(agora), minutos, loja)
        expect(desde <= limite.getTime()).toBe(isAtrasada(prazo, new Date(agora)))
      }),
      { numRuns: 300 },
    )
  })

  test('nobody is late who waits for nothing', () => {
    expect(isAtrasada(null, em('2026-11-20T10:00'))).toBe(false)
  })
})

describe('somebody is there again', () => {
  test.each<[string, Expediente, string, string | null]>([
    ['is there now', umaLoja, '2026-11-20T10:00', null],
    ['at the opening it is there', umaLoja, '2026-11-20T08:00', null],
    ['at the closing it is gone', umaLoja, '2026-11-20T18:00', '2026-11-21T09:00'],
    ['after Saturday on Monday', umaLoja, '2026-11-21T13:00', '2026-11-23T08:00'],
    ['in the other store still', duasLojas, '2026-11-20T19:00', null],
    ['on a holiday it is closed at noon', comFeriado, '2026-11-20T12:00', '2026-11-21T09:00'],
    ['no hours are known: nobody says that it is closed', semHoras, '2026-11-22T03:00', null],
  ])('%s', (_, expediente, agora, quando) => {
    expect(findReabertura(expediente, em(agora))).toEqual(quando === null ? null : em(quando))
  })
})
