import type { ChildProcess } from 'node:child_process'

import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { buildCenaDeNegociacao, type CenaDeNegociacao } from '../teste/cena-negociacao.ts'
import { buildCliente, createTestApp, semLimites, startServidor, type AppDeTeste } from '../teste/index.ts'
import { Passagens } from '../teste/passagens.ts'

/** Two processes: calls go to this one, sockets to the other; PostgreSQL tells it (issue 14). */
let app: AppDeTeste
let base: string
const children: ChildProcess[] = []
let cena: CenaDeNegociacao
const sockets: Socket[] = []

beforeAll(async () => {
  app = await createTestApp()
  ;({ base } = await startServidor({ url: app.url, env: semLimites, children }))
})
beforeEach(async () => {
  cena = await buildCenaDeNegociacao(app)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await app.close()
})

async function enter(token: string, idcliente?: string) {
  const socket = io(base, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  sockets.push(socket)
  const ouvidos: [string, unknown][] = []
  socket.onAny((evento: string, dados: unknown) => ouvidos.push([evento, dados]))
  expect(
    await socket.emitWithAck('handshake', {
      idfornecedor: cena.loja.idfornecedor,
      ...(idcliente && { idcliente }),
    }),
  ).toHaveProperty('dados')
  return { socket, ouvidos }
}

const heard = (ouvidos: [string, unknown][], evento: string) =>
  ouvidos.filter(([nome]) => nome === evento).map(([, dados]) => dados)

test('each change is told within a second, to the customer and to the team, and to nobody else', async () => {
  const bia = await buildCliente(app.sql, cena.loja)
  const outraCena = await buildCenaDeNegociacao(app)
  const ana = await enter(cena.ana.token, cena.ana.idcliente)
  const colega = await enter(cena.paulo.token)
  const alheia = await enter(bia.token, bia.idcliente)
  const { revisao } = (await cena.take()).dados.negociacao ?? {}
  const mudada = (await cena.change(cena.lata, { visto: 0, precoatendente: 9.5 })).dados.negociacao
  const { idcliente } = cena.ana
  const passagens = new Passagens()
  await passagens.wait(
    () => heard(ana.ouvidos, 'negociacao'),
    [
      { idcliente, revisao },
      { idcliente, revisao: mudada?.revisao },
    ],
  )
  await cena.free()
  await passagens.wait(() => heard(colega.ouvidos, 'negociacao').at(-1), { idcliente, revisao: null })
  // Of another store.
  await outraCena.take()
  await cena.take()
  await passagens.wait(() => heard(colega.ouvidos, 'negociacao').length, 4)
  passagens.expectJa()
  expect(heard(alheia.ouvidos, 'negociacao')).toEqual([])
  expect(JSON.stringify(colega.ouvidos)).not.toContain(outraCena.ana.idcliente)
})

test('the team sees who looks at its cart, in two windows once, and no customer does', async () => {
  const colega = await enter(cena.marina.token)
  const [uma, duas] = [
    await enter(cena.ana.token, cena.ana.idcliente),
    await enter(cena.ana.token, cena.ana.idcliente),
  ]
  const presenca = async () => (await cena.read()).dados.cliente.presenca
  expect(await presenca()).toEqual({ nome: null, aqui: false, visto_em: null })
  await uma.socket.emitWithAck('carrinho', { aberto: true })
  await duas.socket.emitWithAck('carrinho', { aberto: true })
  expect(await presenca()).toMatchObject({ nome: expect.stringContaining('Cliente'), aqui: true })
  await uma.socket.emitWithAck('carrinho', { aberto: false })
  expect((await presenca()).aqui).toBe(true)
  duas.socket.disconnect()
  await expect.poll(async () => (await presenca()).aqui, { timeout: 20_000 }).toBe(false)
  expect(heard(colega.ouvidos, 'presenca-carrinho')).toMatchObject([{ aberto: true }, { aberto: false }])
  expect(heard(uma.ouvidos, 'presenca-carrinho')).toEqual([])
  // Of a process that died nothing is heard any more: it ages.
  await app.sql`update presenca_carrinho set aberto = true, em = now() - interval '80 seconds' where idcliente = ${cena.ana.idcliente}`
  expect((await presenca()).aqui).toBe(false)
})
