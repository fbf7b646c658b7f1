import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { addDias } from '@vitrine/rules/data'

import {
  buildCliente,
  buildCupom,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  hoje,
} from '../teste/index.ts'
import { sendAvisosCupom } from './send-avisos-cupom.ts'

const STATE = 'GET /v4/notificacao/aviso-cupom/{idfornecedor}/{idcliente}'
const ON = 'POST /v4/notificacao/aviso-cupom'
const OFF = 'POST /v4/notificacao/aviso-cupom/remove'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
})

const donoOf = ({ idcliente }: ClienteDeTeste) => ({ idfornecedor: loja.idfornecedor, idcliente })
const ask = (cliente = ana) => app.call(ON, { body: donoOf(cliente) }, { token: cliente.token })
const isAsked = async (cliente = ana) =>
  (await app.call(STATE, { params: donoOf(cliente) }, { token: cliente.token })).dados.ativo
const send = () => sendAvisosCupom(app.sql, app.config)
const listCartas = () =>
  app.sql<
    { para: string; assunto: string; texto: string }[]
  >`select para, assunto, texto from correio where idfornecedor = ${loja.idfornecedor}`

test('asked for, told once when a coupon is made, and forgotten (ux 1.13.3)', async () => {
  await buildCupom(app.sql, loja, { codigocupom: 'VELHO' })
  await ask()
  await ask()
  expect(await isAsked()).toBe(true)
  expect(await send()).toBe(0)
  await buildCupom(app.sql, loja, { codigocupom: 'NOVO10', valor: 10 })
  expect(await send()).toBe(1)
  expect(await isAsked()).toBe(false)
  const [carta, ...others] = await listCartas()
  expect(others).toEqual([])
  expect(carta?.texto).toContain('NOVO10')
  expect(carta?.texto).toContain(`/${loja.slug}/cupons`)
  await buildCupom(app.sql, loja, { codigocupom: 'OUTRO' })
  expect(await send()).toBe(0)
})

test('no letter is written for a request that was taken back', async () => {
  await ask()
  await app.call(OFF, { body: donoOf(ana) }, { token: ana.token })
  expect((await app.call(OFF, { body: donoOf(ana) }, { token: ana.token })).dados).toEqual({ ativo: false })
  await buildCupom(app.sql, loja, { codigocupom: 'NOVO' })
  expect(await send()).toBe(0)
})

test.each([
  ['of other customers', { condicoes: { tags: ['atacarejo'] } }],
  ['that only a code opens', { listado: false }],
  ['to share', { indicacao: true }],
  ['not begun', { inicio: addDias(hoje, 1) }],
  ['used up', { limite: 1, usos: 1 }],
  ['of the attendants', { condicoes: { canalVenda: 'MANUAL' as const } }],
])('of a coupon %s nothing is told, and the request waits (issue 3)', async (_nome, cupom) => {
  await ask()
  await buildCupom(app.sql, loja, { codigocupom: 'ALHEIO', ...cupom })
  expect(await send()).toBe(0)
  expect(await isAsked()).toBe(true)
  await buildCupom(app.sql, loja, { codigocupom: 'MEU' })
  expect(await send()).toBe(1)
})

test('one letter for each request, however many jobs run at once', async () => {
  const clientes = await Promise.all(Array.from({ length: 12 }, () => buildCliente(app.sql, loja)))
  for (const cliente of clientes) await ask(cliente)
  await buildCupom(app.sql, loja, { codigocupom: 'TODOS' })
  const sent = await Promise.all(Array.from({ length: 6 }, send))
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(12)
  expect(new Set((await listCartas()).map(({ para }) => para)).size).toBe(12)
})
