import { expect, test } from 'vitest'

import { isTudo, readFiltro } from './filtro.ts'

const read = (search: string) => readFiltro({ searchParams: new URLSearchParams(search) })

test('an address says which changes; what it cannot mean is passed over', () => {
  expect(read('tipo=forma_entrega&quem=sistema&de=2026-11-01&ate=2026-11-28')).toEqual({
    tipo: 'forma_entrega',
    quem: 'sistema',
    de: '2026-11-01',
    ate: '2026-11-28',
  })
  const nada = read('tipo=%3Cb%3E&quem=Ana%20Lima&de=2026-02-30&ate=ontem')
  expect(isTudo(nada)).toBe(true)
  expect(isTudo(read('de=2026-11-01'))).toBe(false)
})
