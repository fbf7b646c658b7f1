import { expect, test } from 'vitest'

import { desdeOf, readFiltro } from './filtro-das-chamadas.ts'
import { findSobra, makeBarras, paramsOf, sayConta, situacaoOf } from './say-chamada.ts'

const PEDIDOS = 'GET /painel/v1/{idfornecedor}/pedidos'
const PEDIDO = 'GET /painel/v1/pedidos/{num}'
const possiveis = [PEDIDOS, PEDIDO].map((chamada) => ({ chamada, assunto: 'Pedidos', faz: 'Ler' }))
const hoje = { data: '2026-11-28', fuso: 'America/Sao_Paulo' }
const agora = '2026-11-28T15:20:00.000Z'

test.each([
  [200, 'ACEITA'],
  [399, 'ACEITA'],
  [400, 'RECUSADA'],
  [429, 'RECUSADA'],
  [500, 'FALHOU'],
])('a status of %i is %s', (status, situacao) => expect(situacaoOf(status)).toBe(situacao))

test('counts are said in words, one or many', () => {
  expect(sayConta({ aceitas: 1, recusadas: 0, falharam: 2 })).toBe(
    '3 chamadas: 1 aceita, 0 recusadas, 2 falharam',
  )
})

test('each hour of the period has a bar, empty ones too; of a month, each day of the store', () => {
  const horas = [
    { hora: '2026-11-28T01:00:00.000Z', aceitas: 2, recusadas: 1, falharam: 0 },
    { hora: '2026-11-28T15:00:00.000Z', aceitas: 3, recusadas: 0, falharam: 1 },
  ]
  const porHora = makeBarras(horas, { desde: desdeOf({ periodo: '24h' }, agora), agora, porDia: false, hoje })
  expect([porHora.length, porHora.at(-1)?.aceitas, porHora[0]?.aceitas]).toEqual([25, 3, 0])
  const porDia = makeBarras(horas, { desde: desdeOf({ periodo: '30d' }, agora), agora, porDia: true, hoje })
  expect(porDia.length).toBe(31)
  expect(porDia.slice(-2).map(({ quando, aceitas }) => [quando, aceitas])).toEqual([
    ['2026-11-27', 2],
    ['2026-11-28', 3],
  ])
})

const chave = {
  idapikeys: '0197',
  nome: 'ERP',
  uso: 'ERP' as const,
  criada_em: agora,
  criada_por: null,
  usada_em: null,
  usada_de: null,
  expira_em: null,
  chamadas: null,
  revogada_em: null,
}
const usou = (chamada: string) => [{ chamada, vezes: 1, ultima_em: agora }]

test.each([
  ['one that uses a part of it', {}, usou(PEDIDOS), [PEDIDO]],
  ['one that used nothing yet: it would be left with nothing', {}, [], undefined],
  ['one that is narrow already', { chamadas: [PEDIDOS] }, usou(PEDIDOS), undefined],
  ['one that opens the shop', { uso: 'COMPRA' as const }, usou(PEDIDOS), undefined],
  ['one that ended', { revogada_em: agora }, usou(PEDIDOS), undefined],
])('what a key can do without: %s', (_, como, usadas, sobram) => {
  expect(findSobra({ ...chave, ...como }, usadas, possiveis)?.sobram).toEqual(sobram)
})

test('a call is made again with its store, what it was about is filled in by hand', () => {
  expect(paramsOf('PUT /painel/v1/{idfornecedor}/ganchos/{idgancho}', '0197')).toEqual({
    idfornecedor: '0197',
    idgancho: 'IDGANCHO',
  })
})

test('an address that says nothing sensible asks for the last week', () => {
  const read = (busca: string) => readFiltro({ searchParams: new URLSearchParams(busca) })
  const tudo = { chave: '', chamada: '', situacao: '', codigo: '', periodo: '7d' }
  expect(read('')).toEqual(tudo)
  expect(read('chave=x&chamada=y&situacao=z&codigo=A%20B&periodo=toString')).toEqual(tudo)
  expect(read(`chamada=${encodeURIComponent(PEDIDO)}&situacao=RECUSADA&periodo=30d`)).toEqual({
    ...tudo,
    chamada: PEDIDO,
    situacao: 'RECUSADA',
    periodo: '30d',
  })
})
