import { afterAll, beforeAll, expect, test } from 'vitest'

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

/** A page of many coupons reads no more than it shows, and a rehearsal stops at the orders it may look at (decisions 0120, 0147). */
const CUPONS = 20_000
const PEDIDOS = 6000
const MAX_LINHAS = 600
/** On two cores that others use too; alone it takes about two seconds. */
const MAX_MS = 20_000

let app: AppDeTeste
let loja: FornecedorDeTeste
let token: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  token = (await buildEquipe(app.sql, loja, { papel: 'fornecedor' })).token
  const arroz = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
  const ana = await buildCliente(app.sql, loja)
  await acceptTermos(app.sql, ana)
  for (let i = 0; i < 5; i++)
    await buildCupom(app.sql, loja, { codigocupom: `AUTO${i}`, valor: 1 + i, aplicacao_automatica: true })
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: {
        ...buildSubmissao({ loja, cliente: ana, produto: arroz }),
        itens: [{ id: arroz, quantidade: 10 }],
      },
    },
    { token: ana.token },
  )
  const sql = openDatabase(app.url, { max: 1, prazos: prazos.manutencao })
  await copyPedido(sql, dados.numpedido, PEDIDOS)
  await sql`
    insert into cupom (idfornecedor, idcupom, codigocupom, nome, tipodesconto, valor, ativo, criado_em)
    select ${loja.idfornecedor}, uuidv7(), 'LOTE' || n, 'Lote ' || n, 'percentual', 500, false, now() - n * interval '1 minute'
    from generate_series(1, ${CUPONS}::int) n`
  for (const tabela of ['cupom', 'pedido', 'item_pedido']) await sql.unsafe(`vacuum analyze ${tabela}`)
  await sql.end()
}, 120_000)
afterAll(() => app.close())

test('a page after another of many coupons is read where it begins', async () => {
  const list = async (cursor: string | null) =>
    (
      await app.call(
        'GET /painel/v1/{idfornecedor}/cupons',
        { params: { idfornecedor: loja.idfornecedor }, query: cursor === null ? {} : { cursor } },
        { token },
      )
    ).dados
  let { cursor } = await list(null)
  for (let i = 0; i < 2; i++) {
    const largos = await listPassosLargos(app.sql, MAX_LINHAS, async () => {
      ;({ cursor } = await list(cursor))
    })
    expect(largos).toEqual([])
  }
})

test('a rehearsal looks at the newest 5,000 orders, in good time', async () => {
  const comeco = performance.now()
  const { dados } = await app.call(
    'POST /painel/v1/{idfornecedor}/cupons/ensaio',
    {
      params: { idfornecedor: loja.idfornecedor },
      body: {
        cupom: {
          idcupom: uuidv7(),
          codigocupom: 'DEZ',
          nome: 'Dez',
          tipodesconto: 'percentual',
          valor: 10,
          limite_por_cliente: 4000,
        },
        dias: 90,
      },
    },
    { token },
  )
  const durou = performance.now() - comeco
  expect(dados).toMatchObject({
    pedidos: 5000,
    inteiro: false,
    vencidos: 4000,
    impedimentos: [{ impedimento: 'limite_por_cliente', pedidos: 1000 }],
  })
  expect(durou).toBeLessThan(MAX_MS)
})
