import { afterAll, beforeAll, expect, test } from 'vitest'

import { addDias, instantOf, todayIn } from '@vitrine/rules/data'

import { openDatabase, prazos, uuidv7 } from '../infra/index.ts'
import { listPassosLargos } from '../teste/banco/read-planos.ts'
import { copyPedido } from '../teste/copy-pedido.ts'
import {
  acceptTermos,
  buildCliente,
  buildCupom,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

import { foldCupons } from './fold-cupons.ts'

/** How a coupon was used, as its store sees it (issue 17, line 6). */
const USOS = 'GET /painel/v1/{idfornecedor}/cupons/{idcupom}/usos'
/** Far from the clock of whoever tests, so that its days are others. */
const FUSO = 'Pacific/Kiritimati'

let app: AppDeTeste
let casa: FornecedorDeTeste
let token: string
let numpedido: number

beforeAll(async () => {
  app = await createTestApp()
  casa = await buildFornecedor(app.sql)
  token = (await buildEquipe(app.sql, casa, { papel: 'fornecedor' })).token
  const produto = await buildProduto(app.sql, casa, { preco: 10 })
  const ana = await buildCliente(app.sql, casa)
  await acceptTermos(app.sql, ana)
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: {
        ...buildSubmissao({ loja: casa, cliente: ana, produto }),
        itens: [{ id: produto, quantidade: 10 }],
      },
    },
    { token: ana.token },
  )
  ;({ numpedido } = dados)
  // Only now: the order's window is of the days of whoever tests.
  await app.sql`update fornecedor set fuso = ${FUSO} where idfornecedor = ${casa.idfornecedor}`
  await app.settle()
})
afterAll(() => app.close())

const show = (idcupom: string, query: { dias?: number } = {}) =>
  app.call(USOS, { params: { idfornecedor: casa.idfornecedor, idcupom }, query }, { token })

/** So many orders with the coupon, made then; each of 90 reais, 10 taken off. */
async function order(
  idcupom: string,
  vezes: number,
  { em, status = 'ENVIADO' }: { em: Date; status?: string },
) {
  const [antes] = await app.sql<{ ultimo: number }[]>`select max(numpedido) as ultimo from pedido`
  await copyPedido(app.sql, numpedido, vezes)
  await app.sql`
    update pedido set idcupom = ${idcupom}, criado_em = ${em}, status = ${status}, subtotal = 10000, desconto = 1000, embalagens = 0,
      taxaentrega = 0, total = 9000
    where numpedido > ${antes?.ultimo ?? 0}`
}

const novoCupom = (codigocupom: string) => buildCupom(app.sql, casa, { codigocupom, valor: 10 })

test("uses are told by the store's own days, cancelled ones apart and in no sum, and of nobody", async () => {
  const idcupom = await novoCupom('DEZ')
  const hoje = todayIn(FUSO, new Date())
  const meiaNoite = (dia: string) => instantOf(dia, '00:00', FUSO)
  await order(idcupom, 2, { em: meiaNoite(hoje) })
  await order(idcupom, 1, { em: meiaNoite(hoje), status: 'CANCELADO' })
  // The last moment of the day before yesterday, and one before the seven days.
  await order(idcupom, 1, { em: new Date(meiaNoite(addDias(hoje, -1)).getTime() - 1) })
  await order(idcupom, 3, { em: new Date(meiaNoite(addDias(hoje, -6)).getTime() - 1) })
  await order(idcupom, 1, { em: meiaNoite(hoje), status: 'ORCAMENTO_NOVO' })
  const { dados } = await show(idcupom, { dias: 7 })
  const nada = { pedidos: 0, desconto: 0, total: 0, cancelados: 0 }
  expect(dados).toMatchObject({
    desde: addDias(hoje, -6),
    ate: hoje,
    noPeriodo: { pedidos: 3, desconto: 30, total: 270, cancelados: 1 },
    desdeSempre: { pedidos: 6, desconto: 60, total: 540, cancelados: 1 },
  })
  expect(dados.porDia.slice(4)).toEqual([
    { dia: addDias(hoje, -2), ...nada, pedidos: 1, desconto: 10, total: 90 },
    { dia: addDias(hoje, -1), ...nada },
    { dia: hoje, pedidos: 2, desconto: 20, total: 180, cancelados: 1 },
  ])
  expect(dados.ultimos).toHaveLength(7)
  expect(Object.keys(dados.ultimos[0] ?? {}).toSorted()).toEqual([
    'cancelado',
    'criado_em',
    'desconto',
    'numpedido',
    'orcamento',
    'total',
  ])
  const numeros = dados.ultimos.map((uso) => uso.numpedido)
  expect(numeros).toEqual(numeros.toSorted((a, b) => b - a))
})

test('a coupon that nobody used has its days, empty; one of another store is not there', async () => {
  const { dados } = await show(await novoCupom('NOVO'))
  expect(dados).toMatchObject({ desdeSempre: { pedidos: 0, desconto: 0, total: 0 }, ultimos: [] })
  expect(dados.porDia).toHaveLength(30)
  const outra = await buildFornecedor(app.sql)
  const alheio = await buildCupom(app.sql, outra, { codigocupom: 'ALHEIO' })
  expect((await show(alheio)).status).toBe(404)
  expect((await show(uuidv7())).status).toBe(404)
  expect((await show(alheio, { dias: 91 })).status).toBe(400)
})

test('many orders of other coupons are not read for one of them', async () => {
  const [raro, comum] = [await novoCupom('RARO'), await novoCupom('COMUM')]
  await order(comum, 6000, { em: new Date() })
  await order(raro, 30, { em: new Date() })
  const sql = openDatabase(app.url, { max: 1, prazos: prazos.manutencao })
  await sql`vacuum analyze pedido`
  await sql.end()
  const largos = await listPassosLargos(app.sql, 300, async () => {
    const { dados } = await show(raro, { dias: 90 })
    expect(dados.ultimos).toHaveLength(20)
  })
  expect(largos).toEqual([])
})

test('old orders are added up once: what is told stays the same, also when one that was open ends later (decision 0173)', async () => {
  const idcupom = await novoCupom('VELHO')
  const hoje = todayIn(FUSO, new Date())
  const em = (dias: number) => instantOf(addDias(hoje, -dias), '12:00', FUSO)
  await order(idcupom, 3, { em: em(400), status: 'ENTREGUE' })
  await order(idcupom, 1, { em: em(399), status: 'CANCELADO' })
  await order(idcupom, 2, { em: em(398), status: 'EMENTREGA' })
  await order(idcupom, 2, { em: em(200), status: 'ENTREGUE' })
  await order(idcupom, 1, { em: em(3), status: 'ENTREGUE' })
  const antes = (await show(idcupom, { dias: 7 })).dados
  expect(antes.desdeSempre).toEqual({ pedidos: 8, cancelados: 1, desconto: 80, total: 720 })
  expect(await foldCupons(app.sql)).toBe(8)
  const somado = () => app.sql`
    select pedidos, cancelados, desconto::int, total::int, cardinality(abertos) as abertos from soma_cupom where idcupom = ${idcupom}`
  expect([...(await somado())]).toEqual([
    { pedidos: 5, cancelados: 1, desconto: 5000, total: 45_000, abertos: 2 },
  ])
  expect((await show(idcupom, { dias: 7 })).dados).toEqual(antes)
  await app.sql`
    update pedido set status = 'CANCELADO' where numpedido = (select min(numpedido) from pedido where idcupom = ${idcupom} and status = 'EMENTREGA')`
  const depois = { pedidos: 7, cancelados: 2, desconto: 70, total: 630 }
  expect((await show(idcupom, { dias: 7 })).dados.desdeSempre).toEqual(depois)
  expect(await foldCupons(app.sql)).toBe(0)
  expect([...(await somado())]).toMatchObject([{ pedidos: 5, cancelados: 2, abertos: 1 }])
  expect((await show(idcupom, { dias: 7 })).dados.desdeSempre).toEqual(depois)
})
