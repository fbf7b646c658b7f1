import { expect, test } from 'vitest'

import { listFeriados } from '../entrega/index.ts'
import { addMeses, listFeriadosComNome, weekdayOf } from './index.ts'

const doAno = (ano: number) => listFeriadosComNome(`${ano}-01-01`)
const dataOf = (ano: number, nome: string) => doAno(ano).find((feriado) => feriado.nome === nome)?.data

test.each([
  [2024, ['2024-02-12', '2024-02-13', '2024-03-29', '2024-05-30']],
  [2025, ['2025-03-03', '2025-03-04', '2025-04-18', '2025-06-19']],
  [2026, ['2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04']],
  [2027, ['2027-02-08', '2027-02-09', '2027-03-26', '2027-05-27']],
  [2028, ['2028-02-28', '2028-02-29', '2028-04-14', '2028-06-15']],
  [2030, ['2030-03-04', '2030-03-05', '2030-04-19', '2030-06-20']],
])('what moves with Easter lies in %i where calendars have it', (ano, dias) => {
  const moveis = [
    'Segunda-feira de Carnaval',
    'Terça-feira de Carnaval',
    'Sexta-feira Santa',
    'Corpus Christi',
  ]
  expect(moveis.map((nome) => dataOf(ano, nome))).toEqual(dias)
  expect(dias.map(weekdayOf)).toEqual([1, 2, 5, 4])
})

test('those that are not optional are the ones that shops reckon with, in any year since 2024', () => {
  for (let ano = 2024; ano <= 2060; ano++)
    expect(
      doAno(ano)
        .filter(({ facultativo }) => !facultativo)
        .map(({ data }) => data),
    ).toEqual(listFeriados(ano))
})

test('Consciência Negra is one since 2024', () => {
  expect(dataOf(2023, 'Dia da Consciência Negra')).toBeUndefined()
  expect(dataOf(2024, 'Dia da Consciência Negra')).toBe('2024-11-20')
})

test.each(['2026-01-01', '2026-11-28', '2027-12-25', '2028-02-29'])(
  'from %s on they are twelve months long, in their order, each once',
  (de) => {
    const dias = listFeriadosComNome(de).map(({ data }) => data)
    expect(dias).toEqual([...new Set(dias)].toSorted())
    expect(dias.every((dia) => dia >= de && dia < addMeses(de, 12))).toBe(true)
    // Easter wanders: what moves with it may fall into a year of twelve months twice, or not at all.
    expect(dias.length).toBeGreaterThanOrEqual(9)
    expect(dias.length).toBeLessThanOrEqual(17)
  },
)
