import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const LIST = 'GET /v1/app/{supplier}/listaprodutosf/{x}'
let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  for (const nome of [
    'Feijão carioca',
    'Feijão preto',
    'Pão francês',
    'Guaraná lata',
    'Macarrão espaguete',
    'Sabonete líquido',
    'Maçã gala',
    'Café torrado',
  ]) {
    await buildProduto(app.sql, loja, { nome, tags: nome.startsWith('Feijão') ? ['grao'] : [] })
  }
})
afterAll(() => app.close())

async function search(sk: string) {
  const { dados } = await app.call(LIST, { params: { supplier: loja.slug, x: '0' }, query: { sk } })
  return dados.data.map(({ name }) => name)
}

describe('search (brazil.md 10)', () => {
  test.each([
    ['feijoes', ['Feijão carioca', 'Feijão preto']],
    ['paes', ['Pão francês']],
    ['FEIJÃO & preto', ['Feijão preto']],
    ['maca', ['Maçã gala']],
    ['macarao', ['Macarrão espaguete']],
    ['guarna', ['Guaraná lata']],
    ['sabonte liqudo', ['Sabonete líquido']],
    ['caf', ['Café torrado']],
    ["'; drop table produto; --", []],
    ['zzzzz', []],
  ])('"%s" finds %j', async (sk, names) => {
    expect((await search(sk)).sort()).toEqual(expect.arrayContaining(names))
    if (names.length === 0) expect(await search(sk)).toEqual([])
  })

  test('the exact SKU comes first', async () => {
    const [row] = await app.sql<{ sku: string }[]>`select sku from produto where nome = 'Maçã gala'`
    expect((await search(row?.sku.toLowerCase() ?? ''))[0]).toBe('Maçã gala')
  })

  test('suggestions are at data.resultset.hits, at most 10 (§7)', async () => {
    const { dados } = await app.call('GET /v2/app/token/listaprodutos/full-text/pesquisar', {
      query: { idfornecedor: loja.idfornecedor, query: 'feijao' },
    })
    expect(dados.data.resultset.hits.map(({ name }) => name).sort()).toEqual([
      'Feijão carioca',
      'Feijão preto',
    ])
  })
})

describe('lists and the detail (brazil L2)', () => {
  test('pages have the shape of the specification and count all (§3 Pagination)', async () => {
    const { dados } = await app.call(LIST, {
      params: { supplier: loja.slug, x: '0' },
      query: { limit: 3, page: 2, ordenacao: 'nome' },
    })
    expect(dados).toMatchObject({
      totalItems: 8,
      totalPages: 3,
      currentPage: 2,
      page: 2,
      limit: 3,
      listaTemPrecos: true,
    })
    expect(dados.data.map(({ name }) => name)).toEqual(['Guaraná lata', 'Maçã gala', 'Macarrão espaguete'])
  })

  test('tags narrow, categories narrow, unknown ones give nothing', async () => {
    const by = async (query: object) =>
      (await app.call(LIST, { params: { supplier: loja.slug, x: '0' }, query })).dados.totalItems
    expect(await by({ tagsPesquisa: 'grao' })).toBe(2)
    expect(await by({ categ: 'geral' })).toBe(8)
    expect(await by({ categ: 'nada' })).toBe(0)
  })

  test('where prices are hidden no price field leaves, sorting by price is ignored, and the flag says so (readings 3)', async () => {
    const b2b = await buildFornecedor(app.sql, {
      tags: ['has-delivery', 'hide-price-for-logged-out-customers'],
    })
    await buildProduto(app.sql, b2b, { nome: 'A', preco: 9, precovendaatacado: 8, minvendaatacado: 2 })
    await buildProduto(app.sql, b2b, { nome: 'B', preco: 1 })
    const ask = (token?: string, ordenacao = 'menor_preco') =>
      app.call(LIST, { params: { supplier: b2b.slug, x: '0' }, query: { ordenacao } }, { token })
    const visitor = await ask()
    expect(JSON.stringify(visitor.dados)).not.toMatch(/"(preco\w*|minvendaatacado|efeitospoliticas)"/)
    expect(visitor.dados.listaTemPrecos).toBe(false)
    expect(visitor.dados.data).toEqual((await ask(undefined, 'relevancia')).dados.data)
    const customer = await ask((await buildCliente(app.sql, b2b)).token)
    expect(customer.dados.data.map(({ preconf }) => preconf)).toEqual([1, 9])
  })

  test('one statement for a list and for a detail, whatever the number of rows', async () => {
    const id = await buildProduto(app.sql, loja, { nome: 'Detalhe' })
    const statements = await app.statementsOf(async () => {
      await app.call(LIST, { params: { supplier: loja.slug, x: '0,1' } })
      await app.call('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
        params: { a: 'token', b: loja.slug, c: id },
      })
    })
    expect(statements).toHaveLength(2)
  })
})
