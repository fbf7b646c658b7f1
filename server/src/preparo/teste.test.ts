import { afterAll, beforeAll, expect, test } from 'vitest'

import { listMudados } from '../leitura/leitura.repository.ts'
import { listPedidosDoEnsaio } from '../ensaio/ensaio.repository.ts'
import { takeCompra } from '../medicao/medicao.repository.ts'
import {
  acceptTermos,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildOperador,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

/** Issue 17, line 2: an order by which a store tries itself out, marked, counted nowhere (decision 0164). */
const BASE = '/painel/v1/{idfornecedor}/pedido-de-teste'
/** Of each order, in thousandths. */
const QUANTIDADE = 2000
let app: AppDeTeste
let loja: FornecedorDeTeste
let produto: string
let dona: LoginDeTeste
let ana: ClienteDeTeste
beforeAll(async () => {
  app = await createTestApp()
  await app.sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
  loja = await buildFornecedor(app.sql)
  produto = await buildProduto(app.sql, loja, { estoque: 50 })
  dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
  ana = await newCliente()
})
afterAll(() => app.close())

async function newCliente() {
  const cliente = await buildCliente(app.sql, loja)
  await acceptTermos(app.sql, cliente)
  return cliente
}
const emailOf = async ({ idusuario }: { idusuario: string }) =>
  String((await app.sql`select email from usuario where idusuario = ${idusuario}`)[0]?.email)
const params = () => ({ idfornecedor: loja.idfornecedor })
const arm = async (quem: { idusuario: string }) =>
  app.call(`PUT ${BASE}`, { params: params(), body: { email: await emailOf(quem) } }, dona)
const look = async () => (await app.call(`GET ${BASE}`, { params: params() }, dona)).dados
const end = async () => (await app.call(`POST ${BASE}/encerrar`, { params: params() }, dona)).dados
const order = async (cliente: ClienteDeTeste) =>
  (
    await app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: cliente.idcliente },
        body: buildSubmissao({ loja, cliente, produto }),
      },
      { token: cliente.token },
    )
  ).dados.numpedido
const readPedido = async (numpedido: number, { token }: { token: string } = ana) =>
  (
    await app.call(
      'GET /v2/app/{session_token}/order/{numpedido}',
      { params: { session_token: 'token', numpedido } },
      { token },
    )
  ).dados
const readEstoque = async () =>
  Number(
    (await app.sql`select quantidade from estoque where idfornecedor = ${loja.idfornecedor}`)[0]?.quantidade,
  )

test('the next order of the login that was named is a test, and no other one; its list and itself say so', async () => {
  expect(await look()).toEqual({ armado_ate: null, pedidos: [] })
  expect((await arm(ana)).dados).toEqual({ armado_ate: expect.stringMatching(/Z$/), pedidos: [] })
  const bia = await newCliente()
  const [deBia, deAna] = [await order(bia), await order(ana)]
  expect((await readPedido(deBia, bia)).teste).toBe(false)
  expect((await readPedido(deAna)).teste).toBe(true)
  const lista = await app.call(
    'GET /v2/app/pedido/cliente/{idcliente}',
    { params: { idcliente: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
    { token: ana.token },
  )
  expect(lista.dados.data.map(({ numpedido, teste }) => [numpedido, teste])).toEqual([[deAna, true]])
  const { armado_ate, pedidos } = await look()
  expect([armado_ate, pedidos.map(({ numpedido }) => numpedido)]).toEqual([null, [deAna]])
  await app.sql`update pedido set impressao = md5(random()::text)::bytea where numpedido = ${deAna}`
  expect((await readPedido(await order(ana))).teste).toBe(false)
})

test("it counts in no sum, and the store's own system does not hear of it in its list", async () => {
  const [row] =
    await app.sql`select numpedido from pedido where idfornecedor = ${loja.idfornecedor} and teste`
  const numpedido = Number(row?.numpedido)
  const todos = { desde: null, horizonte: 'infinity', status: [], limit: 100 }
  const lidos = (await listMudados(app.sql, loja.idfornecedor, todos)).map((lido) => lido.numpedido)
  expect(lidos).toHaveLength(2)
  expect(lidos).not.toContain(numpedido)
  const ensaio = await listPedidosDoEnsaio(app.sql, loja.idfornecedor, {
    de: 0,
    desde: new Date(0),
    limit: 100,
  })
  expect(ensaio.map((lido) => lido.numpedido)).not.toContain(numpedido)
  expect(await takeCompra(app.sql, numpedido)).toBeNull()
  expect(await takeCompra(app.sql, lidos[0] ?? 0)).toBeGreaterThan(0)
  const operador = await buildOperador(app.sql)
  const { dados } = await app.call(
    'GET /painel/v1/saude/fornecedores',
    { query: { busca: loja.slug } },
    operador,
  )
  expect(dados.data[0]?.pedidos_na_hora).toBe(2)
  const estreia = await app.call('GET /painel/v1/{idfornecedor}/estreia', { params: params() }, dona)
  expect(estreia.dados.primeiro_pedido?.numpedido).not.toBe(numpedido)
})

test('ended, those under way are cancelled in one go and their stock comes back; delivered, it comes back too', async () => {
  const antes = await readEstoque()
  const { pedidos } = await end()
  expect(pedidos.map(({ status }) => status)).toEqual(['CANCELADO'])
  const depois = await readEstoque()
  expect(depois).toBe(antes + QUANTIDADE)
  const caio = await newCliente()
  await arm(caio)
  const entregue = await order(caio)
  expect(await readEstoque()).toBe(antes)
  await app.sql`update pedido set status = 'EMENTREGA' where numpedido = ${entregue}`
  await app.call(
    'POST /painel/v1/pedidos/{num}/mover',
    { params: { num: entregue }, body: { para: 'ENTREGUE', motivo: '' } },
    dona,
  )
  expect(await readEstoque()).toBe(depois)
  // What is over stays as it is.
  expect((await end()).pedidos.map(({ status }) => status)).toEqual(['ENTREGUE', 'CANCELADO'])
  expect(await readEstoque()).toBe(depois)
})

test('who bought before, who is unknown here and whose hour is over make no test', async () => {
  const dito = async (quem: { idusuario: string }) => {
    const { status, falha } = await arm(quem)
    return [status, Object.keys(falha.campos ?? {})]
  }
  expect(await dito(ana)).toEqual([400, ['email']])
  expect(await dito(await buildCliente(app.sql, await buildFornecedor(app.sql)))).toEqual([400, ['email']])
  const davi = await newCliente()
  await arm(davi)
  await app.sql`update teste_armado set ate = now() - interval '1 second'`
  expect((await readPedido(await order(davi), davi)).teste).toBe(false)
  const atendente = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  expect((await app.call(`GET ${BASE}`, { params: params() }, atendente)).status).toBe(403)
})
