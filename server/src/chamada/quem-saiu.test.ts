import { once } from 'node:events'
import { connect } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { portaoOf } from '#infra'

import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'
import { createDispatch } from './dispatch.ts'
import type { Handlers, Requisicao } from './handlers.ts'

/** 16.4: nothing is begun for who has left, and nobody else notices. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let porta: number

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  porta = (app.fastify.server.address() as { port: number }).port // listening, so it has one
})
afterAll(() => app.close())

/** Takes every connection of the pool. */
async function fillPool(): Promise<() => void> {
  const portao = portaoOf(app.sql)
  const tomadas = await Promise.all(
    Array.from({ length: portao.max }, () => portao.enter('comando', () => {})),
  )
  return () => {
    for (const leave of tomadas) leave()
  }
}

const listUrl = (sk: string) => `/v1/app/${loja.idfornecedor}/listaprodutosf/0?sk=${sk}`

/** Asks for a list while the pool is full, and leaves. */
async function askAndLeave(): Promise<void> {
  const portao = portaoOf(app.sql)
  const release = await fillPool()
  const socket = connect(porta, '127.0.0.1')
  socket.write(`GET ${listUrl(crypto.randomUUID())} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  await expect.poll(() => portao.esperando).toBeGreaterThan(0)
  socket.destroy()
  await once(socket, 'close')
  // The server hears of it with the next event of its loop.
  await new Promise((resolve) => setTimeout(resolve, 50))
  release()
  await expect.poll(() => portao.emUso + portao.esperando).toBe(0)
}

test('a list that is asked for and left is not read; who asks next is answered', async () => {
  // What the shop reads for all of its visitors (its store, say) may be what waits at first, and is read.
  await expect
    .poll(async () => {
      await askAndLeave()
      return portaoOf(app.sql).desistidas
    })
    .toBeGreaterThan(0)
  expect((await app.fastify.inject({ url: listUrl('feijao') })).statusCode).toBe(200)
})

test('what several wait for, and somebody who left had begun, is begun anew', async () => {
  const saiu = Object.assign(new Error('gone'), { code: 'CLIENTE_SAIU' })
  const quem: boolean[] = []
  const handlers = {
    'GET /v4/fornecedor/vitrine': ({ requisicao }: { requisicao: Requisicao }) => {
      quem.push(requisicao.hasLeft !== undefined)
      if (quem.length === 1) throw saiu
      return { data: [] }
    },
  } as unknown as Handlers // the one that is asked
  const dispatch = createDispatch(handlers, {
    resolveContexto: async () => ({ papel: 'visitante', fornecedor: null }) as never,
    limite: {
      checkIp: () => {},
      checkConta: () => {},
      isDemais: () => false,
      isDemaisDoIp: () => false,
      isEsgotado: () => false,
    },
    requireMotivo: async () => {},
    forgetSessao: () => {},
    catchUp: async () => {},
  })
  const ask = (hasLeft: () => boolean) =>
    dispatch('GET /v4/fornecedor/vitrine', { query: {} }, { headers: {}, hasLeft } as Requisicao)
  expect(await ask(() => false)).toEqual({ data: [] })
  expect(quem).toEqual([true, false])
  quem.length = 0
  await expect(ask(() => true)).rejects.toMatchObject({ codigo: 'indisponivel' })
  expect(quem).toEqual([true])
})
