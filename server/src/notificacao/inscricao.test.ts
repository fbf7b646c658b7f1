import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildSessao,
  createTestApp,
  openAparelho,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const SAVE = 'POST /v4/notificacao/inscricao'
const OFF = 'POST /v4/notificacao/inscricao/remove'
const MINE = 'GET /v4/notificacao/inscricao/{idfornecedor}/{idcliente}'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`delete from inscricao_push`
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
})

const openOutra = () => buildSessao(app.sql, { ...ana, papel: 'cliente' })
const endpointOf = (nome: string) => `https://push.example/${nome}`

async function subscribe(
  { idcliente, token } = ana,
  { endpoint = endpointOf('ana'), p256dh = '', onde = loja } = {},
) {
  const { aparelho } = openAparelho(endpoint)
  const keys = p256dh ? { ...aparelho.keys, p256dh } : aparelho.keys
  const escolha = { pedidos: true, alertas: false }
  const body = { idfornecedor: onde.idfornecedor, idcliente, aparelho: { endpoint, keys }, ...escolha }
  return app.call(SAVE, { body }, { token })
}
const readMine = async ({ idcliente, token } = ana, onde = loja) =>
  (await app.call(MINE, { params: { idfornecedor: onde.idfornecedor, idcliente } }, { token })).dados
    .inscricao
const listEndpoints = async () =>
  (await app.sql`select endpoint from inscricao_push order by endpoint`).map(({ endpoint }) => endpoint)

describe('a device', () => {
  test('is told for its session alone; asked again it changes what of; off is off, twice too', async () => {
    expect(await readMine()).toBeNull()
    expect((await subscribe()).dados).toEqual({ pedidos: true, alertas: false })
    expect((await subscribe()).status).toBe(200)
    expect(await readMine()).toEqual({ pedidos: true, alertas: false })
    expect(await readMine({ ...ana, token: await openOutra() })).toBeNull()
    const body = { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente }
    for (const vez of [1, 2])
      expect((await app.call(OFF, { body }, { token: ana.token })).dados, String(vez)).toEqual({ outras: 0 })
    expect([await readMine(), await listEndpoints()]).toEqual([null, []])
  })

  test('that another session takes over is told for that one alone', async () => {
    const bia = await buildCliente(app.sql, loja)
    await subscribe()
    await subscribe(bia)
    expect([await readMine(), await readMine(bia)]).toEqual([null, { pedidos: true, alertas: false }])
  })

  test('of a login of two clientes stays subscribed until it is off for both', async () => {
    const outra = await buildCliente(app.sql, loja)
    await app.sql`
      insert into usuario_cliente (idusuario, idcliente) select idusuario, ${outra.idcliente} from sessao s
      join usuario_cliente uc using (idusuario) where uc.idcliente = ${ana.idcliente} limit 1`
    await subscribe()
    await subscribe({ ...outra, token: ana.token })
    const remove = (idcliente: string) =>
      app.call(OFF, { body: { idfornecedor: loja.idfornecedor, idcliente } }, { token: ana.token })
    expect((await remove(ana.idcliente)).dados).toEqual({ outras: 1 })
    expect((await remove(outra.idcliente)).dados).toEqual({ outras: 0 })
  })

  test('goes with the logout, and with the session that is ended from elsewhere', async () => {
    await subscribe()
    await app.call(
      'GET /v1/app/{session_token}/cliente/logout',
      { params: { session_token: 'token' } },
      { token: ana.token },
    )
    expect(await listEndpoints()).toEqual([])
  })

  test('goes when group 1 of the cookies is declined, and stays when it is not (readings 8)', async () => {
    await subscribe()
    const choose = (grupos: [boolean, boolean, boolean, boolean]) =>
      app.call('POST /v4/consentimento', { body: { grupos } }, { token: ana.token })
    await choose([true, true, false, false])
    expect(await listEndpoints()).toHaveLength(1)
    await choose([true, false, true, true])
    expect(await listEndpoints()).toEqual([])
  })

  test('makes room where one cliente has twenty: the oldest goes', async () => {
    for (let n = 10; n < 31; n += 1)
      await subscribe({ ...ana, token: await openOutra() }, { endpoint: endpointOf(String(n)) })
    const endpoints = await listEndpoints()
    expect([endpoints.length, endpoints[0]]).toEqual([20, endpointOf('11')])
  })
})

describe('an address', () => {
  test.each([
    'http://push.example/x',
    'https://10.0.0.8/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://intranet/x',
    'https://servico.internal/x',
    'https://ana:senha@push.example/x',
    'ftp://push.example/x',
  ])('%s is refused', async (endpoint) => {
    const { status, falha } = await subscribe(ana, { endpoint })
    expect([status, falha.codigo]).toEqual([400, 'entrada_invalida'])
    expect(await listEndpoints()).toEqual([])
  })

  test('on this machine is refused outside of the demo', async () => {
    app.config.demo = false
    const { status } = await subscribe(ana, { endpoint: 'http://127.0.0.1:9/x' })
    app.config.demo = true
    expect(status).toBe(400)
  })

  test('whose key is not a point of the curve is refused', async () => {
    const { status } = await subscribe(ana, { p256dh: `BA${'A'.repeat(85)}` })
    expect([status, await listEndpoints()]).toEqual([400, []])
  })
})

describe('nobody else', () => {
  test('subscribes for a cliente: neither a stranger nor staff nor a visitor', async () => {
    const bia = await buildCliente(app.sql, loja)
    const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    const ids = { idcliente: ana.idcliente }
    expect((await subscribe({ ...bia, ...ids })).status).toBe(404)
    expect((await subscribe({ ...ana, token: atendente.token })).status).toBe(403)
    expect((await subscribe({ ...ana, token: '' })).status).toBe(401)
    expect(await listEndpoints()).toEqual([])
  })
})
