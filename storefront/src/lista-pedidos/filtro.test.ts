import { expect, test } from 'vitest'

import { isFiltrado, readFiltro, toQuery, writeFiltro } from './filtro.ts'

const read = (texto: string) => readFiltro(new URLSearchParams(texto))

test('filters of the order list live in the address and survive paging (ux 1.10.2)', () => {
  const texto =
    'sk=arroz&status=entregues&periodo=30&de=2026-10-01&ate=2026-10-31&canal=WEB_COMMERCE&ordem=antigos&situacao=PAGO&situacao=ENTREGUE&coluna=canal&page=2'
  const filtro = read(texto)
  expect(filtro).toMatchObject({ sk: 'arroz', status: 'entregues', situacoes: ['PAGO', 'ENTREGUE'], page: 2 })
  expect(writeFiltro(filtro, 3)).toBe(`?${texto.replace('page=2', 'page=3')}`)
  expect(read(writeFiltro(filtro, 2))).toEqual(filtro)
  expect(isFiltrado(filtro)).toBe(true)
})

test('the screen asks for six orders; digits alone are a number (readings 8)', () => {
  expect(toQuery(read('sk=48213'), '2026-11-20')).toMatchObject({ limit: 6, numpedido: 48213, page: 1 })
})

test.each([
  ['periodo=30', { dataInicio: '2026-10-21' }],
  ['periodo=mes-passado', { dataInicio: '2026-10-01', dataFim: '2026-10-31' }],
  ['periodo=30&de=2026-09-01', { dataInicio: '2026-09-01' }],
  ['ate=2026-09-30', { dataFim: '2026-09-30' }],
  ['status=pagar', { status: 'AGUARDANDOPAGAMENTO' }],
  ['status=pagar&situacao=PAGO&situacao=ENTREGUE', { status: 'PAGO,ENTREGUE' }],
  ['canal=PAINEL_CLIENTE&ordem=maior_total', { canalVenda: 'PAINEL_CLIENTE', ordenacao: 'maior_total' }],
  ['canal=TODOS', { canalVenda: undefined }],
])('%s asks for %o', (texto, expected) => {
  expect(toQuery(read(texto), '2026-11-20')).toMatchObject(expected)
})

test('values that the screen does not offer are ignored; order and columns do not count as filters', () => {
  const filtro = read('status=HACK&periodo=9999&page=-3&canal=FAX&pagamento=1&de=ontem&situacao=X&ordem=z')
  expect(writeFiltro(filtro, 1)).toBe('?')
  expect(isFiltrado(filtro)).toBe(false)
  expect(isFiltrado(read('ordem=antigos&coluna=canal'))).toBe(false)
})

test('the address may say how many orders a page has, as many as the call takes (§3 Pagination)', () => {
  const hoje = '2026-11-20'
  for (const [texto, limit] of [
    ['', 6],
    ['limit=3', 3],
    ['limit=100', 100],
    ['limit=101', 100],
    ['limit=0', 6],
    ['limit=-1', 6],
    ['limit=2.5', 6],
    ['limit=x', 6],
  ] as const)
    expect([texto, toQuery(read(texto), hoje).limit]).toEqual([texto, limit])
  expect(writeFiltro(read('limit=3'), 2)).toBe('?limit=3&page=2')
})
