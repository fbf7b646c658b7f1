import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { buildApp } from '../app.ts'
import { openDatabase, openNotificacoes, portaoOf, uuidv7 } from '../infra/index.ts'
import { moveStatus } from '../movimento/movimento.repository.ts'
import {
  buildApiKey,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildPedidoNoCartao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
  type PedidoNoCartao,
} from '../teste/index.ts'

/** Decision 0203: a customer's list of orders that was asked before is answered without routing, and is of this moment all the same. */
let app: AppDeTeste
let outro: Awaited<ReturnType<typeof openOutro>>
let esta: Processo
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let bia: ClienteDeTeste
let rui: LoginDeTeste
let cena: PedidoNoCartao

interface Processo {
  endereco: string
  countRelidas: () => Promise<number>
}

const countOf =
  ({ registry }: Pick<AppDeTeste, 'registry'>) =>
  async () =>
    (await registry.getSingleMetric('vitrine_respostas_relidas')?.get())?.values[0]?.value ?? 0

async function openOutro(config = app.config) {
  const sql = openDatabase(app.url, { max: 4 })
  const notificacoes = await openNotificacoes(sql)
  const outra = await buildApp({ config, sql, notificacoes, strict: true })
  const endereco = await outra.fastify.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await outra.fastify.close()
    await notificacoes.close()
    await sql.end()
  }
  return { endereco, countRelidas: countOf(outra), close }
}

beforeAll(async () => {
  app = await createTestApp()
  esta = {
    endereco: await app.fastify.listen({ port: 0, host: '127.0.0.1' }),
    countRelidas: countOf(app),
  }
  outro = await openOutro()
})
afterAll(async () => {
  await outro.close()
  await app.close()
})
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  bia = await buildCliente(app.sql, loja)
  rui = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
  cena = await buildPedidoNoCartao(app, { loja, cliente: ana, rui })
  await app.settle()
})

const lista = ({ idcliente } = ana, mais = '') =>
  `/v2/app/pedido/cliente/${idcliente}?idfornecedor=${loja.idfornecedor}${mais}`
const as = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

/** `relida`: it was answered without routing. */
async function see(path: string, headers: Record<string, string>, { endereco, countRelidas } = esta) {
  const antes = await countRelidas()
  const resposta = await fetch(endereco + path, { headers })
  const texto = await resposta.text()
  const { date, ...cabecalhos } = Object.fromEntries(resposta.headers)
  expect(date).toBeDefined()
  return { status: resposta.status, texto, cabecalhos, relida: (await countRelidas()) > antes }
}

test('who asks again gets the same bytes and headers, by either door and beside others', async () => {
  const primeira = await see(lista(), as(ana))
  const { 'x-request-id': id, ...cabecalhos } = primeira.cabecalhos
  expect(id).toBeDefined()
  expect(JSON.parse(primeira.texto).data).toMatchObject([{ numpedido: cena.numpedido }])
  for (const quem of [as(ana), { cookie: `a=b; vitrine_sessao=${ana.token}` }])
    expect(await see(lista(), quem)).toEqual({ ...primeira, cabecalhos, relida: true })
})

const consultas = [
  '&page=1&limit=6',
  '&page=2&limit=1',
  '&status=PAGO',
  '&ordenacao=antigos',
  '&canalVenda=WEB',
  '&dataInicio=2020-01-01&dataFim=2020-01-02',
  '&sk=caf',
  '&colunas=numpedido',
]

test.each(consultas)('whatever is asked, of one order and of two: %s', async (mais) => {
  for (let vez = 0; vez < 2; vez++) {
    await app.settle()
    const inicio = await app.fastify.inject({ url: lista(ana, mais), headers: as(ana) })
    await see(lista(ana, mais), as(ana))
    const relida = await see(lista(ana, mais), as(ana))
    expect([relida.relida, relida.texto]).toEqual([true, inicio.body])
    await buildPedidoNoCartao(app, { loja, cliente: ana, rui })
  }
})

test('who may not see them, or is no customer, is never answered so, whoever asked before', async () => {
  const daCasa = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  const chave = await buildApiKey(app.sql, loja, ana)
  const outra = await buildFornecedor(app.sql)
  const estranha = await buildCliente(app.sql, outra)
  await app.settle()
  const vistos: [number, boolean][] = []
  const todos = [as(ana), as(bia), as(estranha), {}, as({ token: `t-${uuidv7()}` }), as(daCasa), as(chave)]
  for (const headers of [...todos, ...todos]) {
    const { status, relida } = await see(lista(), headers)
    vistos.push([status, relida])
  }
  const sempre = [404, 404, 401, 401, 200, 200].map((status) => [status, false])
  expect(vistos).toEqual([[200, false], ...sempre, [200, true], ...sempre])
  expect((await see(lista(), { ...as(ana), 'x-previa': 'x' })).relida).toBe(false)
})

const mudancas: [string, () => PromiseLike<unknown>, object][] = [
  [
    'a move of the order',
    () =>
      app.sql.begin((tx) =>
        moveStatus(tx, cena.numpedido, { status: 'PAGO', motivo: '', ator: 'atendente', idusuario: null }),
      ),
    { status: 200, texto: expect.stringContaining('"status":"PAGO"') },
  ],
  [
    'the name of who made it',
    () => app.sql`update usuario set nome = 'Outro Nome' where idusuario = ${rui.idusuario}`,
    { status: 200, texto: expect.stringContaining('Outro Nome') },
  ],
  [
    'a login that is over',
    () =>
      app.sql`update sessao set expira_em = now() - interval '1 minute' where idcliente = ${ana.idcliente}`,
    { status: 401 },
  ],
  [
    'a login that acts for her no more',
    () => app.sql`delete from usuario_cliente where idcliente = ${ana.idcliente}`,
    { status: 404 },
  ],
]

test.each(mudancas)('%s is seen by both processes', async (_nome, change, depois) => {
  const seeAll = () => Promise.all([esta, outro].map((onde) => see(lista(), as(ana), onde)))
  // The other one may hear of what was built just now.
  await expect.poll(seeAll).toMatchObject([{ relida: true }, { relida: true }])
  await change()
  await expect.poll(seeAll, { timeout: 1000, interval: 20 }).toMatchObject([depois, depois])
})

test('a linked user sees the orders of all its clientes, and no more than those', async () => {
  const dela = await buildPedidoNoCartao(app, { loja, cliente: bia, rui })
  const leo = await buildVinculado(app.sql, loja, [ana, bia])
  const deAmbas = lista(ana, `&clientevinculadoprincipal=${ana.idcliente}`)
  const numerosOf = ({ texto }: { texto: string }): number[] =>
    JSON.parse(texto).data.map(({ numpedido }: { numpedido: number }) => numpedido)
  await app.settle()
  for (const quem of [leo, ana]) await see(deAmbas, as(quem))
  const [dele, so] = [await see(deAmbas, as(leo)), await see(deAmbas, as(ana))]
  expect([dele.relida, numerosOf(dele), so.relida, numerosOf(so)]).toEqual([
    true,
    [dela.numpedido, cena.numpedido],
    true,
    [cena.numpedido],
  ])
})

test('what the database cannot answer now is refused as by any call, and answered once it can', async () => {
  for (let vez = 0; vez < 2; vez++) await see(lista(), as(ana))
  const portao = portaoOf(app.sql)
  portao.close()
  const recusada = await see(lista(), as(ana))
  portao.open()
  expect([recusada.status, recusada.relida, Object.keys(recusada.cabecalhos)]).toEqual([
    503,
    false,
    expect.arrayContaining(['x-request-id', 'retry-after']),
  ])
  expect(await see(lista(), as(ana))).toMatchObject({ status: 200, relida: true })
})

test('what took too long is not asked a second time: it is refused when its time is over', async () => {
  for (let vez = 0; vez < 2; vez++) await see(lista(), as(ana))
  const cheio = vi.spyOn(portaoOf(app.sql), 'tryEnter').mockReturnValue(null)
  const tarde = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  const enter = vi.spyOn(portaoOf(app.sql), 'enter').mockRejectedValue(tarde)
  const recusada = await see(lista(), as(ana))
  const vezes = enter.mock.calls.length
  for (const espia of [cheio, enter]) espia.mockRestore()
  expect([recusada.status, recusada.relida, vezes]).toEqual([503, false, 1])
  expect(await see(lista(), as(ana))).toMatchObject({ status: 200, relida: true })
})

test('in tests, a change that leaves the mark as it was does not pass here either', async () => {
  await see(lista(), as(ana))
  await app.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`update pedido set numpedidoerp = 'calado' where numpedido = ${cena.numpedido}`
  })
  expect((await see(lista(), as(ana))).status).toBe(500)
})

test('who asks too often is refused (0029)', async () => {
  const contado = await openOutro({ ...app.config, limites: { ...app.config.limites, porConta: 12 } })
  const statuses: number[] = []
  for (let vez = 0; vez < 6; vez++)
    statuses.push((await fetch(contado.endereco + lista(), { headers: as(ana) })).status)
  await contado.close()
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
})
