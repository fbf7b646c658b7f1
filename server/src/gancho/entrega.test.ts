import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, onTestFinished } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  startReceptor,
  type AppDeTeste,
  type FornecedorDeTeste,
  type Receptor,
} from '../teste/index.ts'
import { pruneEntregas } from './entrega.repository.ts'
import { deliverGanchos } from './index.ts'

let app: AppDeTeste
let receptor: Receptor
let loja: FornecedorDeTeste
let idgancho: string
/** The clock in hand: minutes that have passed since the test began. */
let minutos: number
const agora = () => new Date(Date.now() + minutos * 60_000)
const deliver = () => deliverGanchos({ sql: app.sql, config: app.config, agora })

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  minutos = 0
  await app.sql`delete from gancho`
  receptor = await startReceptor()
  loja = await buildFornecedor(app.sql)
  idgancho = await insertGancho(receptor.url)
})
afterEach(() => receptor.close())

async function insertGancho(url: string): Promise<string> {
  const id = uuidv7()
  await app.sql`
    insert into gancho (idgancho, idfornecedor, url, eventos, segredo)
    values (${id}, ${loja.idfornecedor}, ${url}, ${['pedido.ENVIADO']}, 'whsec_c2VncmVkby1kZS10ZXN0ZQ==')`
  return id
}

/** Facts of an order, or of none, as the triggers write them. */
async function happen(numpedido: number | null, ...textos: string[]): Promise<void> {
  for (const texto of textos)
    await app.sql`
      insert into entrega_gancho (idgancho, evento, numpedido, dados)
      select idgancho, 'pedido.ENVIADO', ${numpedido}, ${app.sql.json({ texto })} from gancho where idfornecedor = ${loja.idfornecedor}`
}
const heard = () => receptor.recebidos.map(({ body }) => JSON.parse(body).data.texto)
const states = async () =>
  (await app.sql<{ estado: string }[]>`select estado from entrega_gancho order by identrega`).map(
    ({ estado }) => estado,
  )
const gancho = async () => (await app.sql`select * from gancho where idgancho = ${idgancho}`)[0]

test('what happened is told once, in the order in which it happened', async () => {
  await happen(1, 'a', 'b', 'c')
  expect(await deliver()).toBe(3)
  expect(heard()).toEqual(['a', 'b', 'c'])
  expect(await deliver()).toBe(0)
  expect(await states()).toEqual(['ENTREGUE', 'ENTREGUE', 'ENTREGUE'])
})

test('ten workers at once tell each fact once, those of one order in their order', async () => {
  receptor.answer(() => new Promise((done) => setTimeout(done, Math.random() * 20, 200)))
  for (let pedido = 1; pedido <= 8; pedido += 1)
    await happen(pedido, ...[1, 2, 3, 4, 5].map((n) => `${pedido}.${n}`))
  await Promise.all(Array.from({ length: 10 }, deliver))
  const ditos: string[] = heard()
  expect(new Set(ditos).size).toBe(40)
  expect(ditos.length).toBe(40)
  for (let pedido = 1; pedido <= 8; pedido += 1)
    expect(ditos.filter((texto) => texto.startsWith(`${pedido}.`))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${pedido}.${n}`),
    )
})

test('a failure is tried again later and later, and holds back what follows in its own order alone', async () => {
  receptor.answer(({ body }) => (body.includes('"a"') ? 503 : 200))
  await happen(1, 'a', 'b')
  await happen(2, 'x')
  await deliver()
  expect(heard().toSorted()).toEqual(['a', 'x'])
  const tries: number[] = []
  // Twelve hours, minute by minute: how long after the last try came the next.
  let last = 0
  for (minutos = 1; minutos < 720; minutos += 1) {
    const before = receptor.recebidos.length
    await deliver()
    if (receptor.recebidos.length === before) continue
    tries.push(minutos - last)
    last = minutos
  }
  expect(tries.length).toBeGreaterThanOrEqual(4)
  expect(tries.length).toBeLessThanOrEqual(10)
  expect(tries.toSorted((a, b) => a - b)).toEqual(tries)
  expect(heard()).not.toContain('b')
  const ids = receptor.recebidos
    .filter(({ body }) => body.includes('"a"'))
    .map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  receptor.answer(() => 200)
  minutos += 720
  await deliver()
  expect(heard().slice(-2)).toEqual(['a', 'b'])
}, 120_000)

test('after three days a fact is given up, and the next of its order is told', async () => {
  receptor.answer(({ body }) => (body.includes('"a"') ? 500 : 200))
  await happen(1, 'a', 'b')
  // Others arrive, so that the webhook itself is well.
  for (const hora of [0, 1, 7, 19, 31, 43, 55, 67, 79]) {
    minutos = hora * 60
    await happen(2, `${hora}`)
    await deliver()
  }
  expect((await states()).slice(0, 2)).toEqual(['DESISTIDA', 'ENTREGUE'])
  expect(await gancho()).toMatchObject({ ativo: true, falhas: 0, falhando_desde: null })
})

describe('an address that fails for good', () => {
  test('is left alone more and more, switched off after three days, and its people get one letter', async () => {
    const { idusuario } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    receptor.answer(() => 500)
    let dia = 0
    for (minutos = 0; minutos <= 73 * 60; minutos += 20) {
      // An order a day.
      if (minutos >= dia * 1440) await happen((dia += 1), 'a', 'b', 'c')
      await deliver()
    }
    expect(await gancho()).toMatchObject({
      ativo: false,
      motivo: 'O endereço não recebeu nada por três dias.',
    })
    expect(receptor.recebidos.length).toBeLessThan(60)
    const cartas =
      await app.sql`select para, assunto, texto from correio where idfornecedor = ${loja.idfornecedor}`
    expect(cartas).toMatchObject([
      {
        para: `${idusuario}@vitrine.example`,
        assunto: 'Loja: os avisos para o seu sistema foram desligados',
      },
    ])
    const { length } = receptor.recebidos
    await deliver()
    expect(receptor.recebidos.length).toBe(length)
  }, 120_000)

  test('410 switches it off at once', async () => {
    receptor.answer(() => 410)
    await happen(1, 'a')
    await deliver()
    expect(await gancho()).toMatchObject({
      ativo: false,
      motivo: 'O endereço respondeu que não existe mais (410).',
    })
    // Nobody works there: the address of the footer is written to.
    const cartas = await app.sql`select para from correio where idfornecedor = ${loja.idfornecedor}`
    expect(cartas).toEqual([{ para: 'loja@vitrine.example' }])
  })

  test('one that does not answer at all keeps nobody else waiting', async () => {
    const porta = new URL(receptor.url).port
    const surdo = await insertGancho(`http://127.0.0.1:${porta}/surdo`)
    const preso: (() => void)[] = []
    receptor.answer(() => new Promise((done) => preso.push(() => done(200))))
    await happen(1, 'a')
    const round = deliver()
    await expect.poll(() => receptor.recebidos.length).toBe(2)
    const [row] = await app.sql`select count(*)::int as n from entrega_gancho where tomada_ate is not null`
    expect(row).toEqual({ n: 2 })
    for (const solta of preso) solta()
    expect(await round).toBe(2)
    expect(surdo).not.toBe(idgancho)
  })
})

test('nothing inside a network is called, whatever a name says when it is called', async () => {
  await app.sql`update gancho set url = 'https://localhost/' where idgancho = ${idgancho}`
  await happen(1, 'a')
  await deliver()
  const [row] = await app.sql`select resposta, erro from entrega_gancho`
  expect(row).toEqual({ resposta: null, erro: 'rede: localhost resolves to an inner network' })
  await app.sql`update gancho set url = ${receptor.url} where idgancho = ${idgancho}`
  minutos = 5
  await deliverGanchos({ sql: app.sql, config: { demo: false, chavesSelo: [] }, agora })
  expect(receptor.recebidos).toEqual([])
})

test('a worker that is killed in between loses nothing: what it had taken is told again after a minute', async () => {
  receptor.answer(() => new Promise(() => {}))
  await happen(1, 'a', 'b')
  await happen(2, 'x')
  const script = fileURLToPath(new URL('../teste/entregador-de-teste.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: app.url, DEMO: '1' },
    stdio: 'inherit',
  })
  // Left alive it would hold the end of the run.
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(() => receptor.recebidos.length, { timeout: 60_000 }).toBe(2)
  child.kill('SIGKILL')
  await once(child, 'exit')
  receptor.recebidos.length = 0
  receptor.answer(() => 200)
  expect(await deliver()).toBe(0)
  minutos = 1.1
  expect(await deliver()).toBe(3)
  expect(heard().filter((texto) => texto !== 'x')).toEqual(['a', 'b'])
}, 90_000)

test('what was told is kept for 30 days; what waits for a webhook that is off, for three', async () => {
  await happen(1, 'a')
  await deliver()
  await app.sql`update gancho set ativo = false`
  await happen(1, 'b')
  minutos = 4 * 1440
  expect(await pruneEntregas(app.sql, agora())).toBe(0)
  expect(await states()).toEqual(['ENTREGUE', 'DESISTIDA'])
  minutos = 31 * 1440
  expect(await pruneEntregas(app.sql, agora())).toBe(2)
})
