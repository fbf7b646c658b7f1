import { getHolidays } from '@brazilian-utils/brazilian-utils'
import { expect, test } from 'vitest'

import { findFechado, isFeriado, listFeriados } from './index.ts'

test('national holidays carry Good Friday of their year and Consciência Negra (Lei 14.759/2023)', () => {
  expect(listFeriados(2026)).toContain('2026-04-03')
  expect(listFeriados(2027)).toContain('2027-03-26')
  expect(listFeriados(2027)).toContain('2027-11-20')
  expect(listFeriados(2026)).toHaveLength(10)
})

const ufs = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

/** What the library lacks: Carnival's Tuesday is a holiday of the state of Rio (Lei estadual 5.243/2008). */
const missing: Record<string, Record<number, string[]>> = {
  RJ: { 2025: ['2025-03-04'], 2026: ['2026-02-17'], 2027: ['2027-02-09'], 2028: ['2028-02-29'] },
}

test.each(ufs)('holidays of %s are those that brazilian-utils knows, and what it lacks', (uf) => {
  for (const year of [2025, 2026, 2027, 2028]) {
    // The library names only the states it knows; the list above is its list.
    const known = getHolidays({ year, stateCode: uf as 'SP' })
      .filter(({ type }) => type === 'national' || type === 'state')
      .map(({ date }) => date.toISOString().slice(0, 10))
    expect(listFeriados(year, uf)).toEqual([...new Set([...known, ...(missing[uf]?.[year] ?? [])])].sort())
  }
})

test('9 July is a holiday in São Paulo alone', () => {
  expect(isFeriado('2026-07-09', 'SP')).toBe(true)
  expect(isFeriado('2026-07-09', 'RJ')).toBe(false)
})

test.each([
  ['a holiday of the state', '2026-07-09', { nome: null }],
  ['a day of the store, a municipal holiday for one', '2026-07-14', { nome: 'Aniversário de Campinas' }],
  ['a holiday that the store names itself', '2026-11-20', { nome: 'Consciência Negra' }],
  ['no holiday', '2026-07-10', null],
])('%s closes a day, or not', (_, data, fechado) => {
  const diasFechados = [
    { data: '2026-07-14', nome: 'Aniversário de Campinas' },
    { data: '2026-11-20', nome: 'Consciência Negra' },
  ]
  expect(findFechado(data, { uf: 'SP', diasFechados })).toEqual(fechado)
})
