import { expect, test } from 'vitest'

import { isFiltrado, readFiltro, toQuery, writeFiltro } from './filtro.ts'

test('filters of the order list live in the address and survive paging (ux 1.10.2)', () => {
  const filtro = readFiltro(new URLSearchParams('sk=arroz&status=entregues&periodo=30&page=2'))
  expect(filtro).toEqual({ sk: 'arroz', status: 'entregues', periodo: '30', page: 2 })
  expect(writeFiltro(filtro, 3)).toBe('?sk=arroz&status=entregues&periodo=30&page=3')
  expect(isFiltrado(filtro)).toBe(true)
})

test('the screen asks for six orders; digits alone are a number (readings 8)', () => {
  const filtro = readFiltro(new URLSearchParams('sk=48213'))
  expect(toQuery(filtro, '2026-11-20')).toMatchObject({ limit: 6, numpedido: 48213, page: 1 })
  expect(toQuery({ ...filtro, sk: '', periodo: '30' }, '2026-11-20')).toMatchObject({
    dataInicio: '2026-10-21',
  })
})

test('what nobody offers is no filter', () => {
  const filtro = readFiltro(new URLSearchParams('status=HACK&periodo=9999&page=-3'))
  expect(filtro).toEqual({ sk: '', status: '', periodo: '', page: 1 })
  expect(isFiltrado(filtro)).toBe(false)
})
