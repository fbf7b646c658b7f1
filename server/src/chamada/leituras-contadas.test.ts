import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { SemVez } from './rodizio.ts'

/** Decision 0214: what is read before Fastify sees it counts as any call does. A quarter of a minute's may come at once: 100 of an address, 10 of an account. */
const POR_IP = 400
const POR_CONTA = 40

let app: AppDeTeste
let porta: string
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp(
    { limites: { porIp: POR_IP, porConta: POR_CONTA, fatorPorChamada: 0 } },
    { strict: false },
  )
  porta = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  loja = await buildFornecedor(app.sql)
  await buildProduto(app.sql, loja, { nome: 'Café torrado' })
  await app.settle()
})
afterAll(() => app.close())

/** How many more may be asked since then: a slow machine takes longer. */
const refilled = (desde: number, porMinuto: number) =>
  Math.ceil(((performance.now() - desde) / 60_000) * porMinuto)

/** A search that nobody asked for before. */
const search = async (sk: string, headers: Record<string, string> = {}) => {
  const path = `/v1/app/${loja.slug}/listaprodutosf/${Math.random().toFixed(9)},0?sk=${sk}`
  const { status } = await fetch(porta + path, { headers })
  return status
}

test('a search of a customer that finds nothing, and is answered by Fastify after all, counts once for the account', async () => {
  const { token } = await buildCliente(app.sql, loja)
  await app.settle()
  const authorization = `Bearer ${token}`
  const desde = performance.now()
  const todas: number[] = []
  for (let vez = 0; vez < 24; vez++) todas.push(await search(`nada${vez}`, { authorization }))
  const lidas = todas.filter((status) => status === 200).length
  expect(lidas).toBeGreaterThanOrEqual(9)
  // The first makes its session known.
  expect(lidas).toBeLessThanOrEqual(11 + refilled(desde, POR_CONTA))
  expect(todas.filter((status) => status === 429)).toHaveLength(24 - lidas)
})

test('what got no turn is told so, and waits for no second one', async () => {
  expect(await search('cafe')).toBe(200)
  const wait = vi.spyOn(app.rodizio, 'wait').mockImplementation(() => Promise.reject(new SemVez('VEZ_CARA')))
  expect(await search('outra')).toBe(503)
  expect(wait).toHaveBeenCalledTimes(1)
  wait.mockRestore()
})

test('searches of an address over its limit take no turn', async () => {
  expect(await search('cafe')).toBe(200)
  const wait = vi.spyOn(app.rodizio, 'wait')
  const desde = performance.now()
  const todas = await Promise.all(Array.from({ length: 160 }, (_, n) => search(`cafe+torrado${n}`)))
  const lidas = todas.filter((status) => status === 200).length
  expect(lidas).toBeGreaterThan(50)
  expect(lidas).toBeLessThanOrEqual(101 + refilled(desde, POR_IP))
  expect(todas.filter((status) => status === 429)).toHaveLength(160 - lidas)
  // What finds nothing is Fastify's in the end, and takes a turn there too.
  expect(wait.mock.calls.length).toBeLessThanOrEqual(2 * lidas)
  wait.mockRestore()
})
