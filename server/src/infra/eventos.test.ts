import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Live streams: a limit for each login, and none outlives its session (audit N7). */
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let url: string
let abortar: AbortController

beforeAll(async () => {
  app = await createTestApp()
  url = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await buildCliente(app.sql, loja)
  abortar = new AbortController()
  return () => abortar.abort()
})

const open = (caminho: string, token = ana.token) =>
  fetch(url + caminho, { headers: { authorization: `Bearer ${token}` }, signal: abortar.signal })
const doCadastro = () => `/v4/client/cadastro/${loja.idfornecedor}/eventos`

async function orderOfAna(): Promise<number> {
  const body = buildSubmissao({ loja, cliente: ana, produto: await buildProduto(app.sql, loja) })
  const params = { session_token: 'token', id: ana.idcliente }
  const key = 'POST /v2/app/{session_token}/usuario/{id}/pedido'
  return (await app.call(key, { params, body }, { token: ana.token })).dados.numpedido
}

test('each stream of a session ends when it is logged out, and tells nothing after', async () => {
  const num = await orderOfAna()
  const caminhos = [`/v4/orders/${num}/eventos`, doCadastro(), `/v4/aprovacao/${loja.idfornecedor}/eventos`]
  const streams = await Promise.all(caminhos.map((caminho) => open(caminho)))
  const textos = streams.map((stream) => stream.text())
  await app.call('GET /v1/app/{session_token}/cliente/logout', { params: { session_token: ana.token } })
  // They end by themselves: a stream that went on would never be read to its end.
  for (const texto of await Promise.all(textos)) expect(texto.match(/^event: /gm)).toHaveLength(1)
  expect((await open(doCadastro())).status).toBe(401)
})

test('the first word of an order’s stream tells a page that was read before whether it is behind (decision 0061)', async () => {
  const num = await orderOfAna()
  const params = { session_token: 'token', numpedido: num }
  const read = async () =>
    (await app.call('GET /v2/app/{session_token}/order/{numpedido}', { params }, { token: ana.token })).dados
  const hear = async () => {
    const reader = (await open(`/v4/orders/${num}/eventos`)).body?.getReader()
    let texto = ''
    while (!/^data: .*\n/m.test(texto)) texto += new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    return JSON.parse(/^data: (.*)$/m.exec(texto)?.[1] ?? '{}') as { status: string; mudado_em: string }
  }
  const pagina = await read()
  expect(await hear()).toEqual({ numpedido: num, status: pagina.status, mudado_em: pagina.mudado_em })
  // Something that moves no status, between the reading and the stream.
  await app.sql`update pedido set observacaoloja = 'Pesou mais' where numpedido = ${num}`
  const depois = await hear()
  expect(depois.status).toBe(pagina.status)
  expect(depois.mudado_em).not.toBe(pagina.mudado_em)
  expect(depois.mudado_em).toBe((await read()).mudado_em)
})

test('one login holds twenty at once; the next is told to wait, another login is not', async () => {
  const bia = await buildCliente(app.sql, loja)
  const streams = await Promise.all(Array.from({ length: 20 }, () => open(doCadastro())))
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  const demais = await open(doCadastro())
  expect([demais.status, demais.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await open(doCadastro(), bia.token)).status).toBe(200)
  await streams[0]?.body?.cancel()
  await expect.poll(async () => (await open(doCadastro())).status).toBe(200)
})

test('another site logs nobody out: by a form, by a link, by a picture', async () => {
  const cookie = `vitrine_sessao=${ana.token}`
  const logout = (headers: Record<string, string>) =>
    app.call(
      'GET /v1/app/{session_token}/cliente/logout',
      { params: { session_token: 'token' } },
      { headers },
    )
  const deFora = [
    ['origin', 'https://mau.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const
  for (const [nome, valor] of deFora)
    expect((await logout({ cookie, [nome]: valor })).falha.codigo).toBe('origem_recusada')
  expect((await open(doCadastro())).status).toBe(200)
  expect((await logout({ cookie, 'sec-fetch-site': 'same-origin' })).dados).toEqual({ authenticated: false })
})
