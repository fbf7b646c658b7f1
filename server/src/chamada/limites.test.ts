import { afterEach, describe, expect, test, vi } from 'vitest'

import { readConfig, type Config } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSessao,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const nenhum = { porIp: 0, porConta: 0, fatorPorChamada: 0 }

let app: AppDeTeste
let loja: FornecedorDeTeste

async function start(overrides: Partial<Config>) {
  app = await createTestApp(overrides)
  loja = await buildFornecedor(app.sql)
  // The clock stands still: on a machine that does much else, a second that passes would give an allowance back.
  vi.useFakeTimers({ toFake: ['Date'] })
}
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

/** A call that is never answered from the cache of public answers; without a token it comes from a visitor. */
const ask = (headers: Record<string, string> = {}, token?: string) =>
  app.call(
    'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente',
    { params: { session_token: 'token' }, query: { idfornecedor: loja.idfornecedor } },
    { headers, token },
  )
const statuses = async (n: number, each: () => Promise<{ status: number }>) => {
  const all: number[] = []
  for (let i = 0; i < n; i++) all.push((await each()).status)
  return all
}

describe('requests by address', () => {
  test('over the limit get 429 with the seconds to wait, and no statement is sent for them (§7)', async () => {
    await start({ limites: { ...nenhum, porIp: 12 } })
    expect(await statuses(3, ask)).toEqual([200, 200, 200])
    expect(await app.statementsOf(ask)).toEqual([])
    const { status, falha } = await ask()
    expect([status, falha.codigo, falha.detalhes]).toEqual([429, 'muitas_requisicoes', { segundos: 5 }])
    const response = await app.fastify.inject({ url: '/v4/fornecedor/vitrine' })
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '5'])
  })

  test('count where they are put together from memory, and over the limit are refused there too (decision 0207)', async () => {
    await start({ limites: { ...nenhum, porIp: 16 } })
    const { slug } = loja
    const porta = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    await buildProduto(app.sql, loja, { nome: 'Café' })
    const url = () => `/v1/app/${slug}/listaprodutosf/${Math.random().toFixed(9)},0?sk=cafe`
    await app.fastify.inject({ url: url() })
    const antes = app.cache.dadas
    expect(await statuses(4, () => fetch(porta + url()))).toEqual([200, 200, 200, 429])
    expect(app.cache.dadas - antes).toBe(3)
  })

  test('over the limit take no turn of their supplier (16.4)', async () => {
    await start({ limites: { ...nenhum, porIp: 12 } })
    const wait = vi.spyOn(app.rodizio, 'wait')
    expect(await statuses(4, ask)).toEqual([200, 200, 200, 429])
    expect(wait).toHaveBeenCalledTimes(3)
  })

  test('X-Forwarded-For of a stranger changes nothing', async () => {
    await start({ limites: { ...nenhum, porIp: 4 } })
    let i = 0
    const forged = () => ask({ 'x-forwarded-for': `10.0.0.${(i += 1)}` })
    expect(await statuses(2, forged)).toEqual([200, 429])
  })

  test('behind one proxy its own entry counts, whatever the browser wrote before it', async () => {
    await start({
      limites: { ...nenhum, porIp: 4 },
      trustProxy: readConfig({ DATABASE_URL: 'x', TRUST_PROXY: '1' }).trustProxy,
    })
    const via = (forged: string, real: string) => () => ask({ 'x-forwarded-for': `${forged}, ${real}` })
    expect(await statuses(1, via('1.1.1.1', '187.1.1.1'))).toEqual([200])
    expect(await statuses(1, via('2.2.2.2', '187.1.1.1'))).toEqual([429])
    expect(await statuses(1, via('1.1.1.1', '187.1.1.2'))).toEqual([200])
  })

  test('a payment provider is always heard', async () => {
    await start({ limites: { ...nenhum, porIp: 4 } })
    const hook = () =>
      app.call('POST /v4/webhook/{provedor}/{idfornecedor}', {
        params: { provedor: 'simulador', idfornecedor: loja.idfornecedor },
        body: { idevento: '1', txid: '1', status: 'PAGO', valor: 1 },
      })
    expect(await statuses(5, hook)).not.toContain(429)
  })
})

test('requests are counted by account: all its sessions together, another account apart', async () => {
  await start({ limites: { ...nenhum, porConta: 8 } })
  const ana = await buildCliente(app.sql, loja)
  const bia = await buildCliente(app.sql, loja)
  const outra = await buildSessao(app.sql, {
    idusuario: ana.idusuario,
    papel: 'cliente',
    idcliente: ana.idcliente,
  })
  expect(await statuses(2, () => ask({}, ana.token))).toEqual([200, 200])
  expect(await statuses(1, () => ask({}, outra))).toEqual([429])
  expect(await statuses(1, () => ask({}, bia.token))).toEqual([200])
  // A visitor has no account.
  expect(await statuses(5, ask)).not.toContain(429)
})

test('a call with a limit of its own: guessing coupon codes ends, everything else goes on', async () => {
  await start({ limites: { ...nenhum, fatorPorChamada: 1 } })
  const ana = await buildCliente(app.sql, loja)
  const guess = () =>
    app.call(
      'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}',
      { params: { idf: loja.idfornecedor, idc: ana.idcliente, code: 'NADA' }, query: {} },
      { token: ana.token },
    )
  const all = await statuses(9, guess)
  expect([all.filter((status) => status === 429).length, all.at(-1)]).toEqual([1, 429])
  expect(await statuses(1, () => ask({}, ana.token))).toEqual([200])
})

test('an unconfigured server has limits, believes no X-Forwarded-For, and takes both from its environment', async () => {
  await start({})
  const { limites, trustProxy } = readConfig({ DATABASE_URL: 'x' })
  expect([limites, trustProxy]).toEqual([{ porIp: 1200, porConta: 600, fatorPorChamada: 1 }, false])
  const env = { DATABASE_URL: 'x', LIMITE_IP: '0', LIMITE_CONTA: '30', LIMITE_CHAMADA: '2' }
  expect(readConfig({ ...env, TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' })).toMatchObject({
    limites: { porIp: 0, porConta: 30, fatorPorChamada: 2 },
    trustProxy: '10.0.0.0/8, 127.0.0.1',
  })
  expect(readConfig({ ...env, LIMITE_IP: '' }).limites.porIp).toBe(1200)
  expect(() => readConfig({ ...env, LIMITE_CONTA: 'muitos' })).toThrow('LIMITE_CONTA')
})
