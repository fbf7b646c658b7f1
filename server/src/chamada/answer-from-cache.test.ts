import { request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** The bytes as they travel: nothing is decoded, nothing is asked for that the test does not ask for. */
interface Crua {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

let app: AppDeTeste
let port: number
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let cafe: string
const statements: string[] = []

beforeAll(async () => {
  app = await createTestApp()
  port = Number(new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' })).port)
  Object.assign(app.sql.options, { debug: (_: number, query: string) => statements.push(query) })
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  cafe = await buildProduto(app.sql, loja, { nome: 'Café', preco: 10 })
  for (let i = 0; i < 12; i++) await buildProduto(app.sql, loja, { nome: `Chá ${i}` })
  await hearAll()
  // The first answer makes the supplier known, the next ones are kept.
  await get(url(), {})
  await get(url(), {})
  statements.length = 0
})

/** PostgreSQL tells in the order of the commits: once the last is heard, all are. */
async function hearAll() {
  const ultima = uuidv7()
  const heard = new Promise<void>((resolve) =>
    app.notificacoes.onMudanca((mudanca) => mudanca?.idfornecedor === ultima && resolve()),
  )
  await app.sql`select pg_notify('mudanca', ${`${ultima}:produto:`})`
  await heard
}

const url = () => `/v1/app/${loja.slug}/listaprodutosf/0?page=1`

function get(path: string, headers: Record<string, string>, method = 'GET'): Promise<Crua> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

const priceOf = ({ bytes }: Crua) =>
  JSON.parse(bytes.toString()).data.find(({ id }: { id: string }) => id === cafe)?.preconf

describe('a visitor over a real port is answered from memory (issue 1 G)', () => {
  test('without any statement, with the very bytes of the first answer', async () => {
    const first = await app.fastify.inject(url())
    statements.length = 0
    const { status, headers, bytes } = await get(url(), {})
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(bytes.toString()).toBe(first.body)
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(statements).toEqual([])
  })

  test('in the encoding it accepts; decoded, all are the same bytes', async () => {
    const plain = await get(url(), { 'accept-encoding': 'identity' })
    const gzip = await get(url(), { 'accept-encoding': 'gzip' })
    const br = await get(url(), { 'accept-encoding': 'gzip, deflate, br' })
    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ])
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2)
    for (const { headers, bytes } of [plain, gzip, br]) {
      expect(headers['content-length']).toBe(String(bytes.length))
      expect(headers.vary).toBe('accept-encoding')
    }
    expect(statements).toEqual([])
  })

  test('and never an encoding that it refuses', async () => {
    const refused = await get(url(), { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(priceOf(refused)).toBe(10)
    const gzip = await get(url(), { 'accept-encoding': 'br;q=0, gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
  })

  test('a HEAD has the headers and no body', async () => {
    const { status, headers, bytes } = await get(url(), {}, 'HEAD')
    expect([status, bytes.length]).toEqual([200, 0])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

describe('a session is never answered what visitors are', () => {
  test.each([
    ['its cookie', () => ({ cookie: `vitrine_sessao=${ana.token}` })],
    ['its Authorization', () => ({ authorization: `Bearer ${ana.token}` })],
    ['a cookie of a session that ended', () => ({ cookie: 'outro=1; vitrine_sessao=ja-acabou' })],
  ])('with %s it is asked for anew', async (_title, headers) => {
    const { status, headers: answered } = await get(url(), headers())
    expect(status).toBe(200)
    expect(statements.length).toBeGreaterThan(0)
    expect(answered.vary).toBeUndefined()
  })

  test('nor is an Authorization that is none: its answer is made anew, of what lists remember (decision 0133)', async () => {
    const { status, headers: answered } = await get(url(), { authorization: 'Basic eDp5' })
    // What comes from memory always says it.
    expect([status, answered.vary]).toEqual([200, undefined])
  })
})

test('after a price has changed and was committed the next answer has it (issue 1 G: never stale)', async () => {
  expect(priceOf(await get(url(), {}))).toBe(10)
  await app.sql`update produto set preco = 125000 where idcadastroextraproduto = ${cafe}`
  await hearAll()
  expect(priceOf(await get(url(), {}))).toBe(12.5)
  expect(priceOf(await get(url(), { 'accept-encoding': 'identity' }))).toBe(12.5)
})
