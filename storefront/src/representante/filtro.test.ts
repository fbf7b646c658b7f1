import { describe, expect, test } from 'vitest'

import { readFiltro, toQuery, writeFiltro } from './filtro.ts'

describe('the filter of a representative in the address (ux 1.28.1)', () => {
  test('comes back as it was written', () => {
    const filtro = { busca: 'padaria são', parados: true, abertos: true, rota: true, offset: 20 }
    expect(readFiltro(new URLSearchParams(writeFiltro(filtro)))).toEqual(filtro)
    expect(writeFiltro({})).toBe('?')
  })

  test.each(['-1', 'x', '1e9e9', '2.5'])(
    'a page that is not a number of a page (%s) is read as the first',
    (offset) => {
      expect(readFiltro(new URLSearchParams({ offset })).offset).toBe(0)
    },
  )

  test('asks the server for thirty days and ten clientes', () => {
    expect(toQuery(readFiltro(new URLSearchParams('parados=1')))).toEqual({
      search: '',
      offset: 0,
      limit: 10,
      carrinhoaberto: false,
      narota: false,
      diassemcomprar: 30,
    })
  })
})
