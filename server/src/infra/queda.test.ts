import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildApp } from '../app.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
} from '../teste/index.ts'
import { openFio, type Fio } from '../teste/banco/open-fio.ts'
import { inTime, openDatabase, openNotificacoes, portaoOf, prazos } from './index.ts'

/** Y: connections end while statements run under load. Each request is answered, as done or as something that passes (decision 0096). */
let app: AppDeTeste
let fio: Fio

beforeAll(async () => {
  app = await createTestApp()
  fio = await openFio(app.url)
})
afterAll(async () => {
  await fio.close()
  await app.close()
})

/** Nothing waits for longer than this, whatever else the machine does: far above the deadline of a single statement. */
const PRESA_MS = 40_000

test('connections killed and silenced under load: no request hangs, none is answered 500, and the shop goes on', async () => {
  const sql = openDatabase(fio.url, {
    max: 8,
    name: 'vitima',
    prazos: { ...prazos.loja, statement_timeout: 3000, resposta: 5000, espera: 5000 },
  })
  // The first connection asks for the types of arrays: killed there, a start fails (decision 0093).
  await sql`select 1`
  // Its own connection is spared: where it notices, all who wait are told at once.
  const notificacoes = await openNotificacoes(app.sql, { pools: [sql] })
  const { fastify } = await buildApp({ config: app.config, sql, notificacoes })
  const loja = await buildFornecedor(app.sql)
  const ana = await buildCliente(app.sql, loja)
  const produto = await buildProduto(app.sql, loja, { preco: 10, estoque: 1_000_000 })
  const headers = { authorization: `Bearer ${ana.token}` }
  let quantidade = 0
  const pedidos = [
    () => fastify.inject({ method: 'GET', url: '/v1/app/token/cliente/enderecos', headers }),
    () => {
      quantidade += 1
      const itens = [{ id: produto, quantidade, embalarParaPresente: false }]
      const formaPagamento = { temForma: true, idformapagto: loja.idPix }
      const payload = buildSubmissao({ loja, cliente: ana, produto }, { itens, formaPagamento })
      const url = `/v2/app/token/usuario/${ana.idcliente}/pedido`
      return fastify.inject({ method: 'POST', url, payload, headers })
    },
  ]
  const vistos = new Map<string, number>()
  const fim = new AbortController()
  const buyOn = async (i: number) => {
    while (!fim.signal.aborted) {
      const pedido = pedidos[i % 2]
      if (!pedido) return
      const status = await inTime(pedido(), PRESA_MS).then(
        ({ statusCode }) => statusCode,
        () => 'no answer',
      )
      const visto = `${i % 2 === 0 ? 'read' : 'order'}: ${status}`
      vistos.set(visto, (vistos.get(visto) ?? 0) + 1)
      i += 1
    }
  }
  const gente = Promise.all(Array.from({ length: 24 }, (_, i) => buyOn(i)))
  let mortas = 0
  for (let vez = 0; vez < 25; vez++) {
    const ids = await app.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vitima' and datname = current_database() and random() < 0.7`
    mortas += ids.length
    await wait(100)
  }
  // Some are not even told: the way to the database swallows what they send. The newest may be among the killed, which end when
  // that is heard: others are taken then, until something was sent into one of them, however few the machine sends in a second.
  const freezeUntilMissed = () => {
    fio.freeze(3)
    return portaoOf(sql).semResposta
  }
  await expect.poll(freezeUntilMissed, { timeout: 60_000, interval: 1000 }).toBeGreaterThan(0)
  // On a busy machine no order is as quick as they are killed: where nobody kills, one goes through.
  await expect.poll(() => vistos.get('order: 200') ?? 0, { timeout: 60_000 }).toBeGreaterThan(0)
  fim.abort()
  await gente

  expect(mortas).toBeGreaterThan(10)
  expect([...vistos.keys()].sort()).toEqual(['order: 200', 'order: 503', 'read: 200', 'read: 503'])
  // Each turn at the pool was given back, and what comes now is answered as ever.
  await expect.poll(async () => (await pedidos[1]?.())?.statusCode, { timeout: 20_000 }).toBe(200)
  await expect.poll(() => portaoOf(sql).emUso).toBe(0)
  await fastify.close()
  await notificacoes.close()
  await sql.end({ timeout: 1 })
}, 180_000)
