import type { ChildProcess } from 'node:child_process'

import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { buildCenaDeOrcamento, type CenaDeOrcamento } from '../teste/cena-orcamento.ts'
import {
  amanha,
  buildEquipe,
  buildFornecedor,
  createTestApp,
  semLimites,
  startServidor,
  type AppDeTeste,
} from '../teste/index.ts'
import { Passagens } from '../teste/passagens.ts'

/** Two processes: calls go to this one, sockets to the other; PostgreSQL tells it (decision 0113). */
let app: AppDeTeste
let base: string
let cena: CenaDeOrcamento
const children: ChildProcess[] = []
const sockets: Socket[] = []

beforeAll(async () => {
  app = await createTestApp()
  ;({ base } = await startServidor({ url: app.url, env: semLimites, children }))
})
beforeEach(async () => {
  cena = await buildCenaDeOrcamento(app)
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await app.close()
})

/** What is heard of budgets by somebody. */
async function listen(token: string, dono: { idfornecedor: string; idcliente?: string }) {
  const socket = io(base, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false })
  sockets.push(socket)
  const ouvidos: unknown[] = []
  socket.on('orcamento', (dados: unknown) => ouvidos.push(dados))
  expect(await socket.emitWithAck('handshake', dono)).toHaveProperty('dados')
  return ouvidos
}

test('what is written in a draft, and what becomes of a budget, is told to the team within a second, and to nobody else', async () => {
  const { idfornecedor } = cena.loja
  const outra = await buildFornecedor(app.sql)
  const eva = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
  const colega = await listen(cena.caio.token, { idfornecedor })
  const cliente = await listen(cena.ana.token, { idfornecedor, idcliente: cena.ana.idcliente })
  const alheia = await listen(eva.token, { idfornecedor: outra.idfornecedor })
  const { num: numpedido } = cena
  await cena.atMesa.write(0, [{ sequencia: 0, preco: 9.5 }], { validade: amanha })
  const passagens = new Passagens()
  await passagens.wait(() => colega, [{ numpedido, revisao: 1 }])
  colega.length = 0
  await cena.atMesa.send(1)
  const enviado = [
    { numpedido, revisao: null },
    { numpedido, revisao: 2 },
  ]
  await passagens.wait(() => colega, expect.arrayContaining(enviado))
  colega.length = 0
  await cena.atMesa.accept(1)
  await passagens.wait(() => colega.at(0), { numpedido, revisao: null })
  passagens.expectJa()
  // Nobody's but the store's: a price on its way is not for its customer.
  expect([cliente, alheia]).toEqual([[], []])
})

test('a new budget is told too, an order is not', async () => {
  const colega = await listen(cena.caio.token, { idfornecedor: cena.loja.idfornecedor })
  await cena.ask({ orcamento: false }, [cena.arroz])
  const numpedido = await cena.ask({}, [cena.cola])
  await new Passagens().wait(() => colega, [{ numpedido, revisao: null }])
})
