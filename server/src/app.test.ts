import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { calls, falhas } from '@vitrine/contract'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from './teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  produto = await buildProduto(app.sql, loja, { preco: 10 })
})
afterAll(() => app.close())

const cartUrl = () => `/v2/app/token/cliente/usuario/${ana.idcliente}/cart?idfornecedor=${loja.idfornecedor}`
const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.fastify.inject({
    method: 'POST',
    url,
    payload: payload as object,
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json', ...headers },
  })

test('the head of a call is what its GET would say, without the body; where nothing is read there is none', async () => {
  const url = `/v1/app/${loja.slug}/listaprodutosf/0?page=1`
  // The first ones that name a store read it, and are kept nowhere.
  await expect.poll(async () => (await app.fastify.inject(url)).headers['cache-control']).toBe('no-cache')
  const inteira = await app.fastify.inject(url)
  const head = await app.fastify.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const nome of ['content-type', 'content-length', 'cache-control'])
    expect(head.headers[nome]).toBe(inteira.headers[nome])
  const deEscrita = await app.fastify.inject({ method: 'HEAD', url: '/v1/app/login' })
  expect(deEscrita.statusCode).not.toBe(200)
})

describe('what a server must survive (issue 1 H)', () => {
  test.each([
    ['an unknown path', () => app.fastify.inject('/v9/nada'), 404, 'nao_encontrado'],
    ['broken JSON', () => post(cartUrl(), '{"cartItens":['), 400, 'entrada_invalida'],
    [
      'a wrong type in the body',
      () => post(cartUrl(), { cartItens: [{ id: produto, quantidade: '2' }] }),
      400,
      'entrada_invalida',
    ],
    [
      'a negative quantity',
      () => post(cartUrl(), { cartItens: [{ id: produto, quantidade: -1 }] }),
      400,
      'entrada_invalida',
    ],
    [
      'an absurd quantity',
      () => post(cartUrl(), { cartItens: [{ id: produto, quantidade: 1e300 }] }),
      400,
      'entrada_invalida',
    ],
    [
      'a huge body',
      () => post(cartUrl(), { cartItens: [], observacao: 'x'.repeat(300_000) }),
      413,
      'corpo_grande',
    ],
    [
      'a wrong type in the query',
      () => app.fastify.inject(`/v1/app/${loja.slug}/listaprodutosf/0?page=abc`),
      400,
      'entrada_invalida',
    ],
    [
      'a place that is none (A7)',
      () => app.fastify.inject(`/v1/app/${loja.slug}/listaprodutosf/abc`),
      400,
      'entrada_invalida',
    ],
    [
      'an unknown supplier',
      () => app.fastify.inject('/v1/app/naoexiste/listaprodutosf/0'),
      404,
      'fornecedor_desconhecido',
    ],
    ['no session', () => app.fastify.inject(cartUrl()), 401, 'entrar_para_continuar'],
    [
      'an expired session',
      () => app.fastify.inject({ url: cartUrl(), headers: { authorization: 'Bearer velho' } }),
      401,
      'sessao_expirada',
    ],
    [
      'a NUL in a text',
      () => post(cartUrl(), { cartItens: [], observacao: 'a\u0000b' }),
      400,
      'entrada_invalida',
    ],
    [
      'SQL in a path',
      () => app.fastify.inject(`/v1/app/${encodeURIComponent("x' or 1=1--")}/listaprodutosf/0`),
      404,
      'fornecedor_desconhecido',
    ],
    [
      'a write from another site',
      () =>
        post(
          cartUrl(),
          { cartItens: [] },
          { authorization: '', cookie: `vitrine_sessao=${ana.token}`, origin: 'https://outro.example' },
        ),
      403,
      'origem_recusada',
    ],
  ])('%s gets a clear error, the right status and no stack', async (_title, ask, status, codigo) => {
    const response = await ask()
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ codigo, error: falhas[codigo as keyof typeof falhas].mensagem })
    expect(response.body).not.toMatch(/\.ts:|node_modules|at \w+ \(/)
  })

  test('an expired session tells the browser to reset the user (§7)', async () => {
    const response = await app.fastify.inject({ url: cartUrl(), headers: { authorization: 'Bearer velho' } })
    expect(response.json().action).toBe('logout')
  })

  test('prices sent by the client are ignored', async () => {
    const response = await post(cartUrl(), {
      cartItens: [{ id: produto, quantidade: 2, preco: 0.01, precoatendente: 0.01 }],
    })
    expect(response.json().totalCompras).toBe(20)
  })

  test('a wrong field is named', async () => {
    const response = await post(cartUrl(), { cartItens: [{ id: 'x', quantidade: 1 }] })
    expect(response.json().campos).toEqual({ 'cartItens.0.id': 'Formato inválido.' })
  })
})

describe('every call of the contract', () => {
  const keys = Object.keys(calls)

  test('is a route of the server and an operation of /openapi.json', async () => {
    const document = (await app.fastify.inject('/openapi.json')).json()
    const described = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    // One path has one name for each of its places, and no slash at its end.
    const semNomes = (key: string) => key.replace(/\{[^}]+\}/g, '{}').replace(/\/$/, '')
    expect(new Set(described.map(semNomes))).toEqual(new Set(keys.map(semNomes)))
    for (const key of keys) {
      const [method = '', path = ''] = key.split(' ')
      expect(
        app.fastify.hasRoute({
          method: method as 'GET',
          url: path.replace(/\{([^}]+)\}/g, ':$1').replace(/\/$/, ''),
        }),
        key,
      ).toBe(true)
    }
  })
})

test('health: alive, ready with all migrations, metrics in Prometheus text', async () => {
  expect((await app.fastify.inject('/healthz')).statusCode).toBe(200)
  expect((await app.fastify.inject('/readyz')).statusCode).toBe(200)
  expect((await app.fastify.inject('/metrics')).body).toContain('http_request_duration_seconds_bucket')
})
