import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDias, FUSO_PADRAO } from '#data'

import { findJanela, firstJanela, formatCorte, formatJanela, listDatas } from './index.ts'
import type { AgendaEntrega } from './index.ts'

/** Monday to Saturday, mornings and evenings, ordered two hours ahead. */
const agenda: AgendaEntrega = {
  dias: [1, 2, 3, 4, 5, 6],
  janelas: ['08:00-12:00', '18:00-20:00'],
  antecedencia_horas: 2,
  prazo_dias: 0,
  corte_hora: null,
}
const datas = (agora: string, opcoes = {}) =>
  listDatas(agenda, new Date(agora), opcoes).map(({ data }) => data)

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
          {
            inicio: '08:00',
            fim: '12:00',
            encerrada: true,
            lotada: false,
            encerra_em: '2026-11-19T09:00:00.000Z',
          },
          {
            inicio: '18:00',
            fim: '20:00',
            encerrada: false,
            lotada: false,
            encerra_em: '2026-11-19T19:00:00.000Z',
          },
        ],
      },
    ])
  })

  test('holidays and closures are skipped', () => {
    const isFechado = (data: string) => ['2026-11-20', '2026-11-23'].includes(data)
    expect(datas('2026-11-20T12:00:00Z', { isFechado, quantas: 2 })).toEqual(['2026-11-21', '2026-11-24'])
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

describe('lead time and cut-off hour', () => {
  const carrier = {
    ...agenda,
    dias: [1, 2, 3, 4, 5],
    janelas: ['08:00-18:00'],
    prazo_dias: 1,
    corte_hora: '16:00',
  }
  const first = (agora: string, change = {}, opcoes = {}) =>
    firstJanela(listDatas({ ...carrier, ...change }, new Date(agora), opcoes))?.data

  test.each([
    ['Thursday 15h59 is for Friday', '2026-11-19T18:59:59Z', {}, '2026-11-20'],
    ['Thursday 16h is for Monday', '2026-11-19T19:00:00Z', {}, '2026-11-23'],
    ['Sunday is for Tuesday: no served day lies between', '2026-11-22T15:00:00Z', {}, '2026-11-24'],
    ['three served days from Thursday', '2026-11-19T12:00:00Z', { prazo_dias: 3 }, '2026-11-24'],
    ['without an hour the whole day counts', '2026-11-20T02:59:00Z', { corte_hora: null }, '2026-11-20'],
    ['and nothing of the next', '2026-11-20T03:00:00Z', { corte_hora: null }, '2026-11-23'],
    ['the same day until noon', '2026-11-19T14:59:00Z', same('12:00'), '2026-11-19'],
    ['from noon the next', '2026-11-19T15:00:00Z', same('12:00'), '2026-11-20'],
  ])('%s', (_, agora, change, data) => {
    expect(first(agora, change)).toBe(data)
  })

  test('a holiday does not count as a day of the lead time', () => {
    const isFechado = (data: string) => data === '2026-11-20'
    expect(first('2026-11-19T18:00:00Z', {}, { isFechado })).toBe('2026-11-23')
    expect(first('2026-11-19T20:00:00Z', {}, { isFechado })).toBe('2026-11-24')
  })

  function same(corte_hora: string) {
    return { prazo_dias: 0, corte_hora, janelas: ['18:00-20:00'] }
  }

  test('a later window never closes earlier, an order made later never arrives earlier, and what is offered can be chosen', () => {
    fc.assert(
      fc.property(
        fc.record({
          dias: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
          prazo_dias: fc.integer({ min: 0, max: 5 }),
          corte_hora: fc.constantFrom(null, '00:00', '09:30', '16:00', '23:59'),
          antecedencia_horas: fc.integer({ min: 0, max: 72 }),
        }),
        fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        (change, feriados, minuto, depois) => {
          const forma = { ...agenda, ...change }
          const fechados = new Set(feriados.map((dia) => addDias('2026-11-19', dia)))
          const opcoes = { isFechado: (data: string) => fechados.has(data) }
          const at = (minutos: number) => new Date(Date.parse('2026-11-19T12:00:00Z') + minutos * 60_000)
          const offered = listDatas(forma, at(minuto), opcoes)
          const cortes = offered.flatMap(({ janelas }) => janelas.map(({ encerra_em }) => encerra_em))
          expect(cortes).toEqual(cortes.toSorted())
          const mais = firstJanela(listDatas(forma, at(minuto + depois), opcoes))
          expect((firstJanela(offered)?.data ?? '') <= (mais?.data ?? '')).toBe(true)
          for (const { data, janelas } of offered)
            for (const janela of janelas)
              expect(findJanela(forma, at(minuto), { ...opcoes, data, inicio: janela.inicio })).toEqual(
                janela.encerrada ? null : janela,
              )
        },
      ),
    )
  })
})

describe('full windows', () => {
  const agora = new Date('2026-11-19T12:00:00Z')

  test('stay in their day, marked, and are never the first', () => {
    const isLotada = (data: string, inicio: string) => data === '2026-11-19' && inicio === '18:00'
    const lista = listDatas(agenda, agora, { isLotada })
    expect(lista[0]?.janelas).toMatchObject([{ encerrada: true }, { encerrada: false, lotada: true }])
    expect(firstJanela(lista)).toMatchObject({ data: '2026-11-20', inicio: '08:00' })
  })

  test('when all days wanted are full, the list goes on to the first that is not', () => {
    const isLotada = (data: string) => data < '2026-11-30'
    expect(listDatas(agenda, agora, { quantas: 2, isLotada }).at(-1)?.data).toBe('2026-11-30')
  })
})

test.each([
  ['2026-11-20T19:00:00.000Z', 'Peça até 16h'],
  ['2026-11-20T19:30:00.000Z', 'Peça até 16h30'],
  ['2026-11-21T19:00:00.000Z', 'Peça até amanhã, 16h'],
  ['2026-11-21T03:00:00.000Z', 'Peça até 23h59'],
  ['2026-11-26T19:00:00.000Z', 'Peça até qui., 26 nov., 16h'],
  ['2026-11-28T19:00:00.000Z', null],
])('at noon of 20 Nov the cut-off %s is said %s', (encerra_em, said) => {
  expect(formatCorte(encerra_em, new Date('2026-11-20T15:00:00Z'), FUSO_PADRAO)).toBe(said)
})
