import { connect } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** N8, N10: what protects an answer stands on every kind of it; what no client sends is refused before anything reads it. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let port: number

beforeAll(async () => {
  app = await createTestApp({ producao: true })
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  await app.sql`
    update fornecedor set config = config || '{"anuncio": {"leitura": "TODOS"}}' where idfornecedor = ${loja.idfornecedor}`
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const address = app.fastify.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => app.close())

const caminhoPublico = () => `/v2/app/config/fornecedor/${loja.idfornecedor}/rodape`

test.each([
  ['a call that fails', '/v1/app/token/cliente/enderecos', 401],
  ['a public call', caminhoPublico, 200],
  ['the same from memory', caminhoPublico, 200],
  ['an unknown path', '/v9/nada', 404],
  ['health', '/healthz', 200],
  ['readiness', '/readyz', 200],
  ['metrics', '/metrics', 200],
  ['documents', '/docs', 200],
  ['the contract', '/openapi.json', 200],
  ['a picture', `/img/${'0'.repeat(32)}/320.webp`, 404],
  ['the bank of the demo', '/dev/banco', 200],
  ['the mailbox of the demo', '/dev/correio', 200],
])('%s', async (_kind, path, status) => {
  const response = await fetch(`http://127.0.0.1:${port}${typeof path === 'string' ? path : path()}`)
  await response.text()
  expect(response.status).toBe(status)
  checkCabecalhos(response)
  expect(response.headers.get('content-security-policy')).toMatch(POLITICA)
})

const POLITICA = /^default-src 'none';.*frame-ancestors/

function checkCabecalhos({ headers }: Response): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=15552000/)
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=(self)')
}

/** An order, for its stream and its paper. */
async function buy(): Promise<number> {
  const body = buildSubmissao({ loja, cliente: ana, produto: await buildProduto(app.sql, loja) })
  const params = { session_token: 'token', id: ana.idcliente }
  const key = 'POST /v2/app/{session_token}/usuario/{id}/pedido'
  return (await app.call(key, { params, body }, { token: ana.token })).dados.numpedido
}

test.each([
  ['a live stream', (num: number) => `/v4/orders/${num}/eventos`, 'text/event-stream'],
  ['a feed', () => `/v4/anuncio/${loja.slug}/google.xml`, 'application/xml; charset=utf-8'],
  ['the map for search engines', () => '/sitemap.xml', 'application/xml; charset=utf-8'],
])('%s, which Fastify does not write as it writes calls', async (_kind, pathOf, tipo) => {
  const abortar = new AbortController()
  // Only at a name of its own is there a map.
  const response = await fetch(`http://localhost:${port}${pathOf(await buy())}`, {
    headers: { authorization: `Bearer ${ana.token}` },
    signal: abortar.signal,
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, tipo])
  checkCabecalhos(response)
  expect(response.headers.get('content-security-policy')).toMatch(POLITICA)
  abortar.abort()
})

test('a paper, which a plug-in of the browser shows: no policy stands in its way', async () => {
  const { token } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  const response = await fetch(`http://127.0.0.1:${port}/painel/v1/pedidos/${await buy()}/dossie`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await response.arrayBuffer()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  checkCabecalhos(response)
  expect(response.headers.get('content-security-policy')).toBeNull()
})

test('an answer from memory is one, and carries them', async () => {
  await fetch(`http://127.0.0.1:${port}${caminhoPublico()}`)
  const before = app.cache.dadas
  const response = await fetch(`http://127.0.0.1:${port}${caminhoPublico()}`)
  expect(app.cache.dadas).toBe(before + 1)
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

/** Bytes as they are: no client would send these. */
function send(head: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nconnection: close\r\n\r\n`))
    socket.once('data', (data) => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]))
    })
    socket.once('error', reject)
  })
}

test.each([
  ['GET //?api_key=1 HTTP/1.1\r\nhost: localhost', 400],
  ['GET //evil.example/ HTTP/1.1\r\nhost: localhost', 400],
  ['GET /assets/../../package.json HTTP/1.1\r\nhost: localhost', 400],
  ['GET /assets/%2e%2e/%2e%2e/package.json HTTP/1.1\r\nhost: localhost', 400],
  ['GET /assets/..%5c..%5cpackage.json HTTP/1.1\r\nhost: localhost', 400],
  ['GET /%E0%A4%A HTTP/1.1\r\nhost: localhost', 400],
  ['GET http://evil.example/ HTTP/1.1\r\nhost: localhost', 400],
  ['GET / HTTP/1.1\r\nhost: evil test', 400],
  ['GET / HTTP/1.1\r\nhost: <script>', 400],
  ['GET / HTTP/1.1\r\nhost: a/b', 400],
  ['TRACE / HTTP/1.1\r\nhost: localhost', 400],
  ['OPTIONS * HTTP/1.1\r\nhost: localhost', 400],
  ['PROPFIND /v9 HTTP/1.1\r\nhost: localhost', 400],
  ['GET /healthz HTTP/1.1\r\nhost: [::1]:3000', 200],
  ['GET /healthz HTTP/1.1\r\nhost: loja-1.example:8080', 200],
])('%j: %i', async (head, status) => {
  expect(await send(head)).toBe(status)
})

test('in production the public port tells nobody how the shop fares (X)', async () => {
  const fechado = await createTestApp({ admin: { port: 0, host: '127.0.0.1' } })
  const statuses = await Promise.all(
    ['/metrics', '/docs', '/openapi.json', '/healthz'].map(
      async (url) => (await fechado.fastify.inject({ url })).statusCode,
    ),
  )
  expect(statuses).toEqual([404, 404, 404, 200])
  await fechado.close()
})
