import { expect, test } from 'vitest'

import type { Client } from '@vitrine/contract/client'

import { readSalas } from './read-salas.ts'
import { readLista, toFiltro, toOnde } from './visao.ts'

const naoLidas = { visao: 'nao-lidas', quem: 'todas', page: 1 } as const

/** A store with these rooms, the newest talk first: how many messages of each were not seen. */
function makeClient(rooms: readonly number[]) {
  const perguntas: string[] = []
  const client = (async (key: string, { query }: { query: { page: number; perpage?: number } }) => {
    perguntas.push(key)
    const { page, perpage = 30 } = query
    const data = rooms
      .map((notificacoes, i) => ({ sala: `s${i}`, notificacoes }))
      .slice((page - 1) * perpage, page * perpage)
    const notificacoes = rooms.reduce((soma, cada) => soma + cada, 0)
    const dados = { data, totalPages: Math.ceil(rooms.length / perpage), notificacoes, contagens: {} }
    return { ok: true, dados }
  }) as unknown as Client // two calls of it are asked for
  return { client, perguntas, countSalas: () => perguntas.filter((key) => key.endsWith('chat/salas')).length }
}

const idsOf = (lidas: Awaited<ReturnType<typeof readSalas>>) => lidas?.salas.map(({ sala }) => sala)

test.each([
  ['', { vista: 'ABERTA', quem: 'TODAS', atrasadas: false }],
  ['visao=minhas', { vista: 'ABERTA', quem: 'MINHAS', atrasadas: false }],
  ['visao=sem-atendente', { vista: 'ABERTA', quem: 'SEM_ATENDENTE', atrasadas: false }],
  ['visao=atrasadas&quem=minhas', { vista: 'ABERTA', quem: 'MINHAS', atrasadas: true }],
  ['visao=adiadas', { vista: 'ADIADA', quem: 'TODAS', atrasadas: false }],
  ['visao=resolvidas&quem=sem-atendente', { vista: 'RESOLVIDA', quem: 'SEM_ATENDENTE', atrasadas: false }],
  ['visao=minhas&quem=sem-atendente', { vista: 'ABERTA', quem: 'MINHAS', atrasadas: false }],
  ['visao=inventada&page=-3', { vista: 'ABERTA', quem: 'TODAS', atrasadas: false }],
  ['visao=nao-lidas', null],
])('the address ?%s is a list of its own, and comes back from it', (search, filtro) => {
  const lista = readLista(new URL(`http://loja/?${search}`))
  expect(toFiltro(lista)).toEqual(filtro)
  const { visao = '', quem = '', page } = toOnde(lista)
  expect(readLista(new URL(`http://loja/?visao=${visao}&quem=${quem}&page=${page}`))).toEqual(lista)
})

test('a page of a list is one question', async () => {
  const { client, perguntas } = makeClient(Array.from({ length: 31 }, () => 0))
  const lidas = await readSalas(client, 'loja', { visao: 'todas', quem: 'todas', page: 2 })
  expect(idsOf(lidas)).toEqual(['s30'])
  expect(lidas?.pages).toBe(2)
  expect(perguntas).toHaveLength(1)
})

test('unread rooms are found wherever they stand, and no further page is asked for than that takes', async () => {
  const rooms = Array.from({ length: 400 }, (_, i) => (i === 3 || i === 150 ? 2 : 0))
  const { client, countSalas } = makeClient(rooms)
  expect(idsOf(await readSalas(client, 'loja', naoLidas))).toEqual(['s3', 's150'])
  expect(countSalas()).toBe(2)
})

test('rooms that rest for 90 days count no more: reading ends all the same', async () => {
  const { client, countSalas } = makeClient(Array.from({ length: 5000 }, () => 0))
  const contam = (async (...args: Parameters<Client>) => {
    const resposta = await client(...args)
    return { ...resposta, dados: { ...Object(resposta).dados, notificacoes: 7 } }
  }) as unknown as Client // the same, with a count that no room explains
  expect(idsOf(await readSalas(contam, 'loja', naoLidas))).toEqual([])
  expect(countSalas()).toBeLessThanOrEqual(10)
})

test('rooms that could not be read are not an empty list', async () => {
  const mudo = (async () => ({ ok: false, status: 503 })) as unknown as Client // every answer is this
  expect(await readSalas(mudo, 'loja', { visao: 'todas', quem: 'todas', page: 1 })).toBe(null)
  expect(await readSalas(mudo, 'loja', naoLidas)).toBe(null)
})
