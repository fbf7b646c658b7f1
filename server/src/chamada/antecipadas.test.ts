import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { SemVez } from './rodizio.ts'

/** Decision 0219: a crowd whose answers are in memory takes turns too. */
let app: AppDeTeste
let porta: string
let loja: FornecedorDeTeste
let authorization: string

beforeAll(async () => {
  app = await createTestApp({}, { strict: false })
  porta = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  loja = await buildFornecedor(app.sql)
  await buildProduto(app.sql, loja, { nome: 'Café torrado' })
  const { token } = await buildCliente(app.sql, loja)
  authorization = `Bearer ${token}`
  await app.settle()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.close())

const kept = () => `/v1/app/${loja.slug}/listaprodutosf/0`
/** An address that nobody asked for before. */
const fresh = () => `/v1/app/${loja.slug}/listaprodutosf/${Math.random().toFixed(9)},0?ordenacao=maior_preco`
const ask = (path: string, headers: Record<string, string> = {}) => fetch(porta + path, { headers })

for (const [nome, path, headers] of [
  ['bytes of a visitor', kept, () => ({})],
  ['a list that is put together for a visitor', fresh, () => ({})],
  ['bytes of customers', kept, () => ({ authorization })],
] as const)
  test(`given when it is the turn of its supplier, and not before: ${nome}`, async () => {
    for (let i = 0; i < 3; i++) expect((await ask(kept(), headers())).status).toBe(200)
    const antes = await (await ask(kept(), headers())).text()
    const vez = Promise.withResolvers<void>()
    const wait = vi.spyOn(app.rodizio, 'wait').mockReturnValue(vez.promise)
    let isGiven = false
    const resposta = ask(path(), headers()).then(async (dada) => {
      isGiven = true
      return { status: dada.status, texto: await dada.text() }
    })
    await vi.waitUntil(() => wait.mock.calls.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isGiven).toBe(false)
    expect(wait.mock.calls.map(([parte]) => parte)).toEqual([loja.idfornecedor])
    vez.resolve()
    expect(await resposta).toEqual({ status: 200, texto: antes })
    expect(wait, 'one turn for one answer').toHaveBeenCalledTimes(1)
  })

test('what is in memory and got no turn in time is given all the same: to refuse it costs as much', async () => {
  for (let i = 0; i < 3; i++) await ask(kept())
  const wait = vi.spyOn(app.rodizio, 'wait').mockImplementation(() => Promise.reject(new SemVez('VEZ_CARA')))
  expect((await ask(kept())).status).toBe(200)
  expect((await ask(fresh())).status).toBe(200)
  expect(wait).toHaveBeenCalledTimes(2)
})

test('the door of the marketplace is of many suppliers, and waits for none', async () => {
  const texto = { contentType: 'text/plain', cabecalhos: {} }
  app.cache.set('/', { ...app.cache.beginDeMuitasLojas(), vence: Infinity }, texto, 'porta')
  const wait = vi.spyOn(app.rodizio, 'wait')
  expect(await (await ask('/')).text()).toBe('porta')
  expect(wait).not.toHaveBeenCalled()
})
