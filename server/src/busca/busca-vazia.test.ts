import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const LIST = 'GET /v1/app/{supplier}/listaprodutosf/{x}'
const SUGGEST = 'GET /v2/app/token/listaprodutos/full-text/pesquisar'

let app: AppDeTeste
let mercado: FornecedorDeTeste
let fechado: FornecedorDeTeste

const produtos: [nome: string, vendas: number][] = [
  ['Detergente neutro', 5],
  ['Óleo de girassol 900 ml', 10],
  ['Óleo de coco', 3],
  ['Molho de tomate', 90],
  ['Água sanitária 900 ml', 80],
  ['Queijo minas', 70],
  ['Macarrão espaguete', 60],
]

beforeAll(async () => {
  app = await createTestApp()
  mercado = await buildFornecedor(app.sql)
  fechado = await buildFornecedor(app.sql, { tags: ['hide-price-for-logged-out-customers'] })
  for (const loja of [mercado, fechado])
    for (const [nome, vendas] of produtos) {
      const id = await buildProduto(app.sql, loja, { nome })
      await app.sql`update produto set vendas = ${vendas} where idcadastroextraproduto = ${id}`
    }
  // Known, and of no product that is called so.
  await app.sql`update produto set descricao = 'Sem soja.' where nome = 'Molho de tomate'`
})
afterAll(() => app.close())

async function search(sk: string, query: object = {}, { loja = mercado, token = '' } = {}) {
  const { dados } = await app.call(
    LIST,
    { params: { supplier: loja.slug, x: `${Math.random().toFixed(9)},0` }, query: { sk, ...query } },
    token ? { token } : {},
  )
  return {
    ...dados,
    nomes: dados.data.map(({ name }) => name),
    outros: dados.semelhantes?.data.map(({ name }) => name) ?? null,
  }
}

async function suggest(query: string) {
  const { dados } = await app.call(SUGGEST, { query: { idfornecedor: mercado.idfornecedor, query } })
  const { hits, ...resto } = dados.data.resultset
  return { ...resto, nomes: hits.map(({ name }) => name) }
}

test.each([
  ['detergnete', 'detergente'], // neighbours swapped, over a letter whose sound they change
  ['dtergente', 'detergente'],
  ['detergennte', 'detergente'],
  ['detergemte', 'detergente'],
  ['girasol', 'girassol'],
  ['girassl', 'girassol'],
  ['qeuijo', 'queijo'],
  ['mcaarrao', 'macarrão'],
])('%s is read as %s, shown at once and told (O4, ux 1.3.6)', async (sk, corrigida) => {
  const { semelhantes, ignoradas, ...pagina } = await search(sk)
  expect(pagina.corrigida).toBe(corrigida)
  expect(pagina.totalItems).toBe(1)
  expect([semelhantes, ignoradas]).toEqual([null, []])
})

test.each(['deterjo', 'maracuja', 'oregano'])('%s is another word than those sold', async (sk) => {
  expect(await search(sk)).toMatchObject({ totalItems: 0, corrigida: null })
})

test('what was typed can be searched for all the same, and what is meant is named', async () => {
  expect(await search('detergnete', { exata: true })).toMatchObject({
    data: [],
    totalItems: 0,
    corrigida: null,
    semelhantes: { palavras: ['detergente'] },
    outros: ['Detergente neutro'],
  })
  expect((await search('girassol', { exata: true })).nomes).toEqual(['Óleo de girassol 900 ml'])
})

test('what nobody sells finds what has part of the words, most of them first, then what begins so, then sales (O4)', async () => {
  expect(await search('oleo de soja')).toMatchObject({
    data: [],
    totalItems: 0,
    corrigida: null,
    semelhantes: { palavras: ['oleo'] },
    outros: ['Óleo de girassol 900 ml', 'Óleo de coco'],
  })
  const { semelhantes, outros } = await search('molho de coco com oleo 900ml')
  expect(semelhantes?.palavras).toEqual(['coco', 'oleo', '900', 'ml', 'molho'])
  // A measure alone makes nothing alike: no 'água sanitária'.
  expect(outros).toEqual(['Óleo de coco', 'Óleo de girassol 900 ml', 'Molho de tomate'])
})

test('a slip within such a text is mended too', async () => {
  expect((await search('oelo de soja')).semelhantes?.palavras).toEqual(['óleo'])
})

test('a word that resembles nothing is left out, and the answer says so', async () => {
  expect(await search('queijo xyzwk')).toMatchObject({
    corrigida: 'queijo',
    ignoradas: ['xyzwk'],
    nomes: ['Queijo minas'],
    semelhantes: null,
  })
})

test('words beside one that is left out name the product: no description answers for them', async () => {
  // 'soja' stands in the description of the tomato sauce alone.
  expect(await search('soja')).toMatchObject({ nomes: ['Molho de tomate'] })
  expect(await search('soja de xyzwk')).toMatchObject({
    totalItems: 0,
    corrigida: null,
    semelhantes: { palavras: [] },
  })
  expect(await search('oleo de xyzwk')).toMatchObject({ totalItems: 2, corrigida: 'oleo' })
})

test.each(['xyzkw', '7891000999999', '900 ml xyzkw'])(
  'where nothing is like “%s”, what sells most stands in',
  async (sk) => {
    const { semelhantes, outros, totalItems } = await search(sk)
    expect([totalItems, semelhantes?.palavras]).toEqual([0, []])
    expect(outros?.slice(0, 3)).toEqual(['Molho de tomate', 'Água sanitária 900 ml', 'Queijo minas'])
  },
)

test('what is found, a later page and a list without a text carry nothing of it', async () => {
  for (const [sk, query] of [
    ['queijo', {}],
    ['xyzkw', { page: 2 }],
    ['', { categ: 'nada' }],
  ] as const)
    expect((await search(sk, query)).semelhantes).toBeNull()
})

test('words of what is not sold, or of another supplier, are never told nor taken for known', async () => {
  const vizinho = await buildFornecedor(app.sql)
  await buildProduto(app.sql, vizinho, { nome: 'Tamarindo seco' })
  const oculto = await buildProduto(app.sql, mercado, { nome: 'Zimbrolina dourada' })
  expect((await search('zimbrolna')).corrigida).toBe('zimbrolina')
  expect((await search('oleo zimbrolna')).semelhantes?.palavras).toEqual(['oleo', 'zimbrolina'])
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${oculto}`
  for (const sk of ['zimbrolna', 'zimbrolina', 'oleo zimbrolna', 'tamarino', 'oleo tamarino'])
    for (const query of [{}, { exata: true }]) {
      const pagina = await search(sk, query)
      expect(JSON.stringify(pagina), sk).not.toMatch(/zimbrolina(?! ?")|dourada|tamarindo/i)
      expect(pagina.corrigida ?? '').not.toMatch(/zimbro|tamar/)
      expect(JSON.stringify(await suggest(sk))).not.toMatch(/dourada|tamarindo/i)
    }
  // A slip that was a word of it once is a slip.
  const errado = await buildProduto(app.sql, mercado, { nome: 'Detergnete' })
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${errado}`
  expect((await search('detergnete')).corrigida).toBe('detergente')
})

test('prices of the substitutes are hidden where prices are hidden (readings 3)', async () => {
  const PRECO = /"(preco\w*|minvendaatacado|efeitospoliticas)":/
  const visto = await search('oleo de soja', {}, { loja: fechado })
  expect(visto.outros?.length).toBe(2)
  expect(JSON.stringify(visto)).not.toMatch(PRECO)
  const { token } = await buildCliente(app.sql, fechado)
  const dele = await search('oleo de soja', {}, { loja: fechado, token })
  expect(dele.semelhantes?.data.every(({ preconf }) => preconf !== undefined)).toBe(true)
  // What was kept for one is not shown to the other.
  expect(JSON.stringify(await search('oleo de soja', {}, { loja: fechado }))).not.toMatch(PRECO)
})

test('suggestions say what they were searched for instead, and that they hold part of the words', async () => {
  expect(await suggest('detergnete')).toEqual({
    corrigida: 'detergente',
    parcial: false,
    nomes: ['Detergente neutro'],
  })
  expect(await suggest('oleo de soja')).toEqual({
    corrigida: null,
    parcial: true,
    nomes: ['Óleo de girassol 900 ml', 'Óleo de coco'],
  })
  expect(await suggest('xyzkw')).toEqual({ corrigida: null, parcial: false, nomes: [] })
  expect(await suggest('queijo')).toEqual({ corrigida: null, parcial: false, nomes: ['Queijo minas'] })
})

test('what is found costs what it did, and nothing the second time; nothing found costs one statement more, once until a product changes', async () => {
  const count = async (sk: string) => (await app.statementsOf(() => search(sk))).length
  for (let i = 0; i < 6; i++) await buildProduto(app.sql, mercado, { nome: `Farofa ${i}` })
  // Their rows are brought into memory with the first search.
  await search('farofa 1')
  expect([await count('farofa'), await count('farofa'), await count('queijo')]).toEqual([2, 0, 2])
  expect([await count('espaguete coco'), await count('espaguete coco')]).toEqual([3, 0])
  const novo = await buildProduto(app.sql, mercado, { nome: 'Coco ralado' })
  const todos = ['Macarrão espaguete', 'Coco ralado', 'Óleo de coco']
  expect((await search('espaguete coco')).outros?.toSorted()).toEqual(todos.toSorted())
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${novo}`
  expect((await search('espaguete coco')).outros).toEqual(['Macarrão espaguete', 'Óleo de coco'])
})
