import { expect, test } from 'vitest'

import type { Client } from '@vitrine/contract/client'

import { orderSalas, readSalas } from './read-salas.ts'

/** A store with these rooms, the newest talk first: how many messages of each were not seen. */
function makeClient(rooms: readonly number[]) {
  const perguntas: unknown[] = []
  const client = (async (_: string, { query }: { query: { page: number; perpage?: number } }) => {
    perguntas.push(query)
    const { page, perpage = 30 } = query
    const data = rooms
      .map((notificacoes, i) => ({ sala: `s${i}`, notificacoes }))
      .slice((page - 1) * perpage, page * perpage)
    const notificacoes = rooms.reduce((soma, cada) => soma + cada, 0)
    return { ok: true, dados: { data, totalPages: Math.ceil(rooms.length / perpage), notificacoes } }
  }) as unknown as Client // one call of it is asked for
  return { client, perguntas }
}

const idsOf = (lidas: Awaited<ReturnType<typeof readSalas>>) => lidas?.salas.map(({ sala }) => sala)

test('unread rooms stand first, also once they are read, and each kind keeps the order of its talk', () => {
  const salas = ['a', 'b', 'c', 'd'].map((sala) => ({ sala }))
  expect(orderSalas(salas, new Set(['d', 'b'])).map(({ sala }) => sala)).toEqual(['b', 'd', 'a', 'c'])
})

test('a page of all rooms is one question, thirty rooms long (§9)', async () => {
  const { client, perguntas } = makeClient(Array.from({ length: 31 }, () => 0))
  const lidas = await readSalas(client, 'loja', { visao: 'todas', page: 2 })
  expect(idsOf(lidas)).toEqual(['s30'])
  expect(lidas?.pages).toBe(2)
  expect(perguntas).toHaveLength(1)
})

test('unread rooms are found wherever they stand, and no further page is asked for than that takes', async () => {
  const rooms = Array.from({ length: 400 }, (_, i) => (i === 3 || i === 150 ? 2 : 0))
  const { client, perguntas } = makeClient(rooms)
  expect(idsOf(await readSalas(client, 'loja', { visao: 'nao-lidas', page: 1 }))).toEqual(['s3', 's150'])
  expect(perguntas).toHaveLength(2)
})

test('rooms that rest for 90 days count no more: reading ends all the same', async () => {
  const { client, perguntas } = makeClient(Array.from({ length: 5000 }, () => 0))
  const contam = (async (...args: Parameters<Client>) => {
    const resposta = await client(...args)
    return { ...resposta, dados: { ...Object(resposta).dados, notificacoes: 7 } }
  }) as unknown as Client // the same, with a count that no room explains
  expect(idsOf(await readSalas(contam, 'loja', { visao: 'nao-lidas', page: 1 }))).toEqual([])
  expect(perguntas.length).toBeLessThanOrEqual(10)
})

test('rooms that could not be read are not an empty list', async () => {
  const mudo = (async () => ({ ok: false, status: 503 })) as unknown as Client // every answer is this
  expect(await readSalas(mudo, 'loja', { visao: 'todas', page: 1 })).toBe(null)
  expect(await readSalas(mudo, 'loja', { visao: 'nao-lidas', page: 1 })).toBe(null)
})
