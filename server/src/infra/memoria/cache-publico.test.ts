import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { buildApp, type App } from '../../app.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../../teste/index.ts'
import {
  CachePublico,
  openDatabase,
  openNotificacoes,
  type Geracoes,
  type Notificacoes,
  type Sql,
} from '../index.ts'

/** Two processes on one database: `app` and `other` share nothing but PostgreSQL. */
const texto = { contentType: 'text/plain', cabecalhos: {} }
let app: AppDeTeste
let other: App
let otherSql: Sql
let otherNotificacoes: Notificacoes
let loja: FornecedorDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
  otherSql = openDatabase(app.url)
  otherNotificacoes = await openNotificacoes(otherSql)
  other = await buildApp({ config: app.config, sql: otherSql, notificacoes: otherNotificacoes })
  loja = await buildFornecedor(app.sql)
  produto = await buildProduto(app.sql, loja, { nome: 'Café', preco: 10, estoque: 5 })
  await warm()
})
afterAll(async () => {
  await other.fastify.close()
  await otherNotificacoes.close()
  await otherSql.end()
  await app.close()
})

const url = () => `/v1/app/${loja.slug}/listaprodutosf/0?page=1`
const read = async (from: App) => (await from.fastify.inject(url())).json()
const isCached = (from: App) => from.cache.get(url()) !== undefined

async function warm() {
  for (const each of [app, other]) for (let i = 0; i < 2; i++) await read(each)
}

const until = (check: () => Promise<boolean> | boolean) =>
  vi.waitUntil(check, { timeout: 20_000, interval: 5 })

test('a visitor is answered from memory, and the bytes are those of the database', async () => {
  await warm()
  expect(isCached(app)).toBe(true)
  expect((await read(app)).data[0]).toMatchObject({ name: 'Café', preconf: 10, disponivel: true })
})

test("a price changed through one process shows in the other's cached list without a request for it (issue 1 H)", async () => {
  await warm()
  await app.sql`update produto set preco = 120000 where idcadastroextraproduto = ${produto}`
  await until(async () => (await read(other)).data[0].preconf === 12)
  await until(async () => (await read(app)).data[0].preconf === 12)
})

test('stock that moves without running out leaves the answers in memory; running out drops them', async () => {
  await warm()
  await app.sql`update estoque set quantidade = 3000 where idcadastroextraproduto = ${produto}`
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isCached(other)).toBe(true)
  await app.sql`update estoque set quantidade = 0 where idcadastroextraproduto = ${produto}`
  await until(async () => (await read(other)).data[0].disponivel === false)
})

test('an answer read before a change but finished after it is not kept', async () => {
  const inicio = app.cache.begin(loja.idfornecedor)
  await app.sql`update produto set preco = 130000 where idcadastroextraproduto = ${produto}`
  await until(() => app.cache.begin(loja.idfornecedor).preco !== inicio.preco)
  app.cache.set('/velho', inicio, texto, Buffer.from('velho'))
  expect(app.cache.get('/velho')).toBeUndefined()
})

test('a change of one supplier leaves the answers about another', async () => {
  const outra = await buildFornecedor(app.sql)
  await warm()
  await buildProduto(app.sql, outra)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isCached(app)).toBe(true)
})

test('a session never reads or writes the shared answers', async () => {
  const { token } = await buildCliente(app.sql, loja)
  await warm()
  const response = await app.fastify.inject({ url: url(), headers: { authorization: `Bearer ${token}` } })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('what is asked for once does not put out what is asked for often (issue 1 G)', () => {
  const cache = new CachePublico(
    { of: () => 1 } as unknown as Geracoes, // of its methods only this one is used
    () => true,
    () => [],
  )
  const corpo = 'x'.repeat(500 * 1024)
  const put = (chave: string) => cache.set(chave, cache.begin('loja'), texto, corpo)
  const kept = () => Array.from({ length: 100 }, (_, i) => `/${i}`).filter((chave) => cache.get(chave))
  for (let i = 0; i < 100; i++) put(`/${i}`)
  const full = kept()
  expect(full.length).toBeGreaterThan(20)
  put('/uma-vez')
  expect(kept()).toEqual(full)
  expect(cache.get('/uma-vez')).toBeUndefined()
  put('/uma-vez')
  expect(cache.get('/uma-vez')).toBeDefined()
  const longa = `/${'x'.repeat(2000)}`
  put(longa)
  put(longa)
  expect(cache.get(longa)).toBeUndefined()
  expect(kept()).toHaveLength(full.length - 1)
})

test('however many addresses are invented, one that was asked for just now is known when it is asked for again', () => {
  const cache = new CachePublico(
    { of: () => 1 } as unknown as Geracoes, // of its methods only this one is used
    () => true,
    () => [],
  )
  // 32 of these are all the room there is, so that the next ones are only remembered.
  const corpo = 'x'.repeat(512 * 1024)
  const put = (chave: string) => cache.set(chave, cache.begin('loja'), texto, corpo)
  for (let i = 0; i < 32; i++) put(`/${i}`)
  for (let i = 0; i < 4999; i++) put(`/inventada-${i}`)
  put('/agora')
  put('/outra')
  put('/agora')
  expect(cache.get('/agora')).toBeDefined()
})

test('what many stores make together is a second old, two while one asks anew, and gone when any store says something new of itself', async () => {
  await app.sql`update fornecedor set nome = 'Uma' where idfornecedor = ${loja.idfornecedor}`
  const agora = Date.now()
  const at = (ms: number) => vi.setSystemTime(Math.floor(agora / 3_600_000) * 3_600_000 + 600_000 + ms)
  const keep = () => app.cache.set('/', app.cache.beginDeMuitasLojas(), texto, 'porta')
  try {
    vi.useFakeTimers({ toFake: ['Date'] })
    at(0)
    keep()
    at(999)
    expect(app.cache.get('/')).toBeDefined()
    at(1000)
    expect(app.cache.get('/'), 'the first to come finds it anew').toBeUndefined()
    expect(app.cache.get('/'), 'the others do not wait for that').toBeDefined()
    at(2000)
    expect(app.cache.get('/')).toBeUndefined()
    expect(app.cache.get('/')).toBeUndefined()
    keep()
    at(4000)
    expect(app.cache.get('/'), 'nobody asked in between').toBeUndefined()
    expect(app.cache.get('/')).toBeUndefined()
    keep()
  } finally {
    vi.useRealTimers()
  }
  const keepParaSempre = () =>
    app.cache.set('/', { ...app.cache.beginDeMuitasLojas(), vence: Infinity }, texto, 'porta')
  keepParaSempre()
  const outra = await buildFornecedor(app.sql)
  await until(() => app.cache.begin(outra.idfornecedor).fornecedor > 0)
  expect(app.cache.get('/')).toBeUndefined()
  keepParaSempre()
  await buildProduto(app.sql, outra)
  await until(() => app.cache.begin(outra.idfornecedor).produto > 0)
  expect(app.cache.get('/'), 'a product is none of what a store says of itself').toBeDefined()
})
