import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  await buildProduto(app.sql, loja, {
    nome: 'Café torrado',
    preco: 28.9,
    precooferta: 25.5,
    desconto_progressivo: { '6': 24.9, '12': 23.4567 },
    tags: ['da-serra'],
  })
  await buildProduto(app.sql, loja, {
    nome: 'Filtro de papel',
    preco: 0.0875,
    min_por_pedido: 100,
    estoque: 0,
  })
})
afterAll(() => app.close())

/** The sheet as an independent reader sees it. */
async function read(slug: string, search = '', token?: string) {
  const response = await app.fastify.inject({
    method: 'POST',
    url: `/v4/product/spreadsheet/${slug}${search}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const [sheet] = response.statusCode === 200 ? await readXlsxFile(response.rawPayload) : []
  const [titulos = [], ...linhas] = sheet?.data ?? []
  return {
    response,
    titulos,
    linhas: linhas.map((linha) => Object.fromEntries(titulos.map((titulo, i) => [String(titulo), linha[i]]))),
  }
}

test('the price list is a spreadsheet of what the asker pays (readings 8)', async () => {
  const { response, linhas } = await read(loja.slug)
  expect(response.headers['content-type']).toContain('spreadsheetml.sheet')
  expect(response.headers['content-disposition']).toMatch(/attachment; .*-precos-\d{4}-\d\d-\d\d\.xlsx/)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(linhas.find(({ Produto }) => Produto === 'Café torrado')).toMatchObject({
    Categoria: 'Geral',
    Preço: 25.5,
    'Preço de tabela': 28.9,
    'Preço por quantidade': 'a partir de 6: R$ 24,90; a partir de 12: R$ 23,4567',
    Disponível: 'Sim',
  })
  expect(linhas.find(({ Produto }) => Produto === 'Filtro de papel')).toMatchObject({
    Preço: 0.0875,
    Mínimo: 100,
    Disponível: 'Não',
  })
})

test.each([
  ['?sk=cafe', ['Café torrado']],
  ['?tagsPesquisa=da-serra', ['Café torrado']],
  ['?categ=nada', []],
  ['?ordenacao=nome&limit=1&page=2', ['Café torrado', 'Filtro de papel']],
])('the parameters of a list filter it, its pages do not: %s', async (search, nomes) => {
  expect((await read(loja.slug, search)).linhas.map(({ Produto }) => Produto)).toEqual(nomes)
})

test('where prices are hidden the sheet has no column and no value of a price; who may see them gets them (readings 3)', async () => {
  const b2b = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'hide-price-for-logged-out-customers'],
  })
  await buildProduto(app.sql, b2b, {
    nome: 'Caro',
    preco: 987.65,
    precovendaatacado: 912.34,
    minvendaatacado: 5,
  })
  await buildProduto(app.sql, b2b, { nome: 'Barato', preco: 1.23 })
  const visitor = await read(b2b.slug, '?ordenacao=menor_preco')
  expect(visitor.titulos.filter((titulo) => /preço/i.test(String(titulo)))).toEqual([])
  expect(JSON.stringify(visitor.linhas)).not.toMatch(/987|912|1\.23/)
  expect(visitor.response.headers['content-disposition']).toContain('-produtos-')
  // Sorting by a hidden price would tell it.
  expect(visitor.linhas).toEqual((await read(b2b.slug)).linhas)
  const cliente = await read(b2b.slug, '', (await buildCliente(app.sql, b2b)).token)
  expect(cliente.linhas.map(({ Preço }) => Preço).toSorted()).toEqual([1.23, 987.65])
})

test('an unknown store has no price list', async () => {
  expect((await read('nenhuma')).response.statusCode).toBe(404)
})

test('every product of a long list is in it once', async () => {
  const grande = await buildFornecedor(app.sql)
  await app.sql`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco, vendas)
    select ${grande.idfornecedor}, gen_random_uuid(), gen_random_uuid(), 'P' || n, 'Produto ' || n, 'Marca', ${grande.idcategoria}, 'un', 'un', 10000, n % 7
    from generate_series(1, 2500) n`
  const { linhas } = await read(grande.slug)
  expect(new Set(linhas.map(({ Código }) => Código)).size).toBe(2500)
  expect(linhas).toHaveLength(2500)
})
