import { describe, expect, test } from 'vitest'

import { orderLojas } from './index.ts'

const FUSO = 'America/Sao_Paulo'
const sempre = Array<string>(7).fill('08:00-20:00')
const uteis = [...Array<string>(5).fill('08:00-18:00'), null, null]
const campinas = { lat: -22.9056, lng: -47.0608 }
const loja = (nome: string, longe: number, horarios: (string | null)[] = sempre) => ({
  nome,
  lat: campinas.lat + longe / 111,
  lng: campinas.lng,
  horarios,
})
/** São Paulo is at UTC-3; 2026-11-22 is a Sunday. */
const em = (data: string, hora: string) => new Date(`${data}T${hora}:00-03:00`)
const domingo = em('2026-11-22', '10:00')

describe('the store that pickup begins with (§4 Delivery type): open today before near', () => {
  // [what it is, stores as they came (name, km, hours), when, order]
  const rows: [string, ReturnType<typeof loja>[], Date, string][] = [
    ['the nearer of two open ones', [loja('A', 9), loja('B', 2)], domingo, 'B A'],
    ['a nearer open one before one that rests', [loja('A', 9, uteis), loja('B', 2)], domingo, 'B A'],
    ['one that is open before a nearer one that rests', [loja('A', 1, uteis), loja('B', 30)], domingo, 'B A'],
    ['of several that rest the nearest first', [loja('A', 9, uteis), loja('B', 2, uteis)], domingo, 'B A'],
    [
      'on a working day the distance alone',
      [loja('A', 1, uteis), loja('B', 30)],
      em('2026-11-23', '09:00'),
      'A B',
    ],
    [
      'closed for today is not open today',
      [loja('A', 1, uteis), loja('B', 30)],
      em('2026-11-23', '18:00'),
      'B A',
    ],
    ['it opens later today', [loja('A', 1, uteis), loja('B', 30)], em('2026-11-23', '05:00'), 'A B'],
    [
      'one that told no hours may be open',
      [loja('A', 9), loja('B', 2, []), loja('C', 1, uteis)],
      domingo,
      'B A C',
    ],
    ['no store', [], domingo, ''],
  ]
  test.each(rows)('%s', (_nome, lojas, agora, wanted) => {
    const nomes = orderLojas(lojas, { fuso: FUSO, agora, ponto: campinas }).map(({ nome }) => nome)
    expect(nomes.join(' ')).toBe(wanted)
  })

  test('the day is that of the store, not of the machine', () => {
    // Half past midnight of Monday in São Paulo, half past eleven of Sunday evening in Manaus.
    const agora = em('2026-11-23', '00:30')
    const lojas = [loja('A', 1, uteis), loja('B', 30, Array<string>(7).fill('08:00-23:59'))]
    const first = (fuso: string) => orderLojas(lojas, { fuso, agora, ponto: campinas })[0]?.nome
    expect([first(FUSO), first('America/Manaus')]).toEqual(['A', 'B'])
  })

  test('where nobody knows the point they stay as they came, the open ones first', () => {
    const lojas = [loja('A', 1, uteis), loja('B', 30), loja('C', 2)]
    const nomes = orderLojas(lojas, { fuso: FUSO, agora: domingo, ponto: null }).map(({ nome }) => nome)
    expect(nomes).toEqual(['B', 'C', 'A'])
  })
})
