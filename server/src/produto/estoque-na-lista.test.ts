import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Bar code and stock in the rows of a list (mockup 09): whom numbers of a stock are told, and how true they are. */

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let cola: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A store that shows its stock, with a customer of its own and a product. */
async function openLoja(tags: string[], cliente: Parameters<typeof buildCliente>[2] = {}) {
  loja = await buildFornecedor(app.sql, { tags: ['has-delivery', ...tags] })
  ana = await buildCliente(app.sql, loja, cliente)
  cola = await buildProduto(app.sql, loja, { nome: 'Cola', estoque: 184 })
  await app.sql`update produto set ean = '7891234102347' where idcadastroextraproduto = ${cola}`
}
beforeEach(() => openLoja(['shows-stock']))

async function readCola(query: { sk?: string } = {}, token: string | null = ana.token) {
  const { dados } = await app.call(
    'GET /v1/app/{supplier}/listaprodutosf/{x}',
    { params: { supplier: loja.slug, x: '0' }, query },
    token === null ? {} : { token },
  )
  return dados.data.find(({ id }) => id === cola)
}

const setEstoque = (units: number) =>
  app.sql`update estoque set quantidade = ${units * 1000} where idcadastroextraproduto = ${cola}`

test('a row carries its bar code and how many there are, in a list and in a search', async () => {
  for (const query of [{}, { sk: 'cola' }])
    expect(await readCola(query)).toMatchObject({ ean: '7891234102347', estoque: 184 })
})

test('a stock that moves by one is told by one: what lies in memory is not (migration 0067)', async () => {
  await readCola({ sk: 'cola' })
  await setEstoque(183)
  expect((await readCola({ sk: 'cola' }))?.estoque).toBe(183)
  expect((await readCola())?.estoque).toBe(183)
})

test('no statement more is asked for it, and none for each row', async () => {
  for (let i = 0; i < 12; i++) await buildProduto(app.sql, loja, { nome: `Cola ${i}`, estoque: i })
  for (const query of [{}, { sk: 'cola' }]) {
    // The page is found, then its rows are brought into memory.
    for (let vez = 0; vez < 2; vez++) await readCola(query)
    const ditos = await app.statementsOf(() => readCola(query).then(() => undefined))
    expect(ditos.filter((sql) => /from (?:produto|estoque)|join estoque/.test(sql))).toHaveLength(1)
  }
})

describe('the number is not told', () => {
  const isTold = async (token: string | null = ana.token) => {
    const produto = await readCola({}, token)
    expect(produto?.ean).toBe('7891234102347')
    return produto !== undefined && 'estoque' in produto
  }

  test('to a visitor, whose answers are kept for others and would be false after an order', async () => {
    expect([await isTold(), await isTold(null)]).toEqual([true, false])
  })

  test('where the supplier does not show its stock', async () => {
    await openLoja([])
    expect(await isTold()).toBe(false)
  })

  test('to whoever may not see prices there', async () => {
    await openLoja(['shows-stock', 'hide-price-for-logged-out-customers', 'block-not-approved-user'], {
      aprovado: false,
    })
    expect(await isTold()).toBe(false)
  })

  test('of what is not counted', async () => {
    await app.sql`delete from estoque where idcadastroextraproduto = ${cola}`
    expect(await isTold()).toBe(false)
  })
})
