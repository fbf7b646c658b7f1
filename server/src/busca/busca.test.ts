import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  buildFornecedor,
  buildProduto,
  createTestApp,
  insertCatalogoGerado,
  measureRecall,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { splitPalavras } from './palavras.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  await insertCatalogoGerado(app, loja, 3600)
})
afterAll(() => app.close())

test('at least 95 % of 60 written queries with slips and inflections find their product in the first page (issue 3)', async () => {
  const { recall, perdidos } = await measureRecall(app, loja)
  expect(recall, JSON.stringify(perdidos)).toBeGreaterThanOrEqual(0.95)
})

test('query and product are cut into the same words', async () => {
  const textos = fc.sample(fc.string({ unit: 'grapheme', maxLength: 40 }), 300)
  const palavras = fc.sample(fc.stringMatching(/^[a-zà-üA-Z0-9 .,-]{0,40}(s|es|ns|is|ões|ães)?$/), 700)
  const all = [...textos, ...palavras].map((texto) => texto.replaceAll('\0', ''))
  const rows = await app.sql<{ palavras: string[] }[]>`
    select f_palavras(texto) as palavras from unnest(${all}::text[]) with ordinality as u (texto, n) order by n`
  expect(rows.map(({ palavras }) => palavras)).toEqual(
    all.map((texto) => splitPalavras(texto).map(({ termo }) => termo)),
  )
})

describe('search of a small shop', () => {
  const LIST = 'GET /v1/app/{supplier}/listaprodutosf/{x}'
  let mercado: FornecedorDeTeste
  let vizinho: FornecedorDeTeste
  let queijo: string

  beforeAll(async () => {
    mercado = await buildFornecedor(app.sql)
    vizinho = await buildFornecedor(app.sql)
    for (const nome of [
      'Doce de leite',
      'Leite integral',
      'Leitão pururuca',
      'Refrigerante de laranja',
      'Bolacha maria',
    ])
      await buildProduto(app.sql, mercado, { nome })
    queijo = await buildProduto(app.sql, mercado, { nome: 'Queijo minas padrão' })
    await buildProduto(app.sql, vizinho, { nome: 'Tamarindo seco' })
    await app.sql`update produto set descricao = 'Cai bem com goiabada cascão.', vendas = 5 where idcadastroextraproduto = ${queijo}`
    await app.sql`update produto set vendas = 900 where idfornecedor = ${mercado.idfornecedor} and nome in ('Doce de leite', 'Leitão pururuca')`
    await app.sql`insert into sinonimo values (${mercado.idfornecedor}, 'refri', ${['refrigerante']}), (${mercado.idfornecedor}, 'biscoito', ${['bolacha']})`
  })

  async function search(sk: string, query: object = {}) {
    const { dados } = await app.call(LIST, {
      params: { supplier: mercado.slug, x: `${Math.random().toFixed(9)},0` },
      query: { sk, ...query },
    })
    return { ...dados, nomes: dados.data.map(({ name }) => name) }
  }

  test('a whole word that begins the name comes before sales, other words after', async () => {
    expect((await search('leite')).nomes).toEqual(['Leite integral', 'Doce de leite'])
    expect((await search('leit')).nomes).toContain('Leitão pururuca')
  })

  test('synonyms of the supplier are asked for besides, and of no other supplier', async () => {
    expect((await search('refri laranja')).nomes).toEqual(['Refrigerante de laranja'])
    expect((await search('biscoitos')).nomes).toEqual(['Bolacha maria'])
    const { dados } = await app.call(LIST, {
      params: { supplier: vizinho.slug, x: '0,1' },
      query: { sk: 'refri' },
    })
    expect(dados.totalItems).toBe(0)
  })

  test('nothing of another supplier is found, nor are its words offered as a correction', async () => {
    expect(await search('tamarindo')).toMatchObject({ totalItems: 0, corrigida: null })
    expect(await search('tamarino')).toMatchObject({ totalItems: 0, corrigida: null })
  })

  test('what was searched for instead is told, in writing (ux 1.3.6)', async () => {
    expect(await search('Quejo minas')).toMatchObject({
      corrigida: 'queijo minas',
      nomes: ['Queijo minas padrão'],
    })
    expect(await search('queijo xyzwk')).toMatchObject({
      corrigida: 'queijo',
      nomes: ['Queijo minas padrão'],
    })
    expect((await search('queijos minas')).corrigida).toBeNull()
  })

  test('descriptions are looked at when names say little', async () => {
    expect((await search('goiabada')).nomes).toEqual(['Queijo minas padrão'])
  })

  test('a SKU or an EAN names its product, that of a variant its main card', async () => {
    const variante = await buildProduto(app.sql, mercado, { nome: 'Queijo minas meia peça' })
    await app.sql`update produto set sku = 'QM-550/2', ean = '7891000100103', idprodutoprincipal = ${queijo} where idcadastroextraproduto = ${variante}`
    for (const codigo of ['qm-550/2', 'QM5502', '7891000100103'])
      expect(await search(codigo)).toMatchObject({
        exato: variante,
        nomes: ['Queijo minas padrão'],
        corrigida: null,
      })
    expect((await search('qm55')).exato).toBeNull()
    expect((await search('meia peça')).data).toMatchObject([{ id: queijo, variantes: 1 }])
    await app.sql`update produto set ativo = false where idcadastroextraproduto = ${variante}`
    expect(await search('QM5502')).toMatchObject({ exato: null, totalItems: 0 })
    expect((await search('queijo')).data).toMatchObject([{ id: queijo, variantes: 0 }])
  })

  test('the index changes with the product, in its transaction (lessons 4, 20)', async () => {
    await app.sql
      .begin(async (tx) => {
        await tx`update produto set nome = 'Coalhada seca' where idcadastroextraproduto = ${queijo}`
        const [row] =
          await tx`select 1 from produto where doc @@ ${`'${mercado.idfornecedor.slice(-6)}coalhad':*`}::tsquery`
        expect(row).toBeDefined()
        throw new Error('undone')
      })
      .catch(() => {})
    expect((await search('coalhada')).totalItems).toBe(0)
  })

  test('a short page of many hits does not count as a typing error, and its pages do not overlap', async () => {
    for (let i = 0; i < 6; i++) await buildProduto(app.sql, mercado, { nome: `Farofa pronta ${i}` })
    await buildProduto(app.sql, mercado, { nome: 'Farofada de banana' })
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search('farofa', { limit: 3, page, ordenacao: 'nome' })),
    )
    expect(pages.map(({ totalItems }) => totalItems)).toEqual([7, 7, 7])
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(7)
  })

  test('a page after the last one is empty and still tells how many there are', async () => {
    expect(await search('farofa', { page: 40 })).toMatchObject({ data: [], totalItems: 7, totalPages: 1 })
    const { dados } = await app.call(LIST, {
      params: { supplier: mercado.slug, x: '0,2' },
      query: { page: 40, limit: 5 },
    })
    expect(dados.data).toEqual([])
    expect(dados.totalPages).toBeGreaterThan(1)
    expect(dados.listaTemPrecos).toBe(true)
  })

  test('at most two statements where something is found, one more where nothing is (decision 0051)', async () => {
    for (const sk of ['leite', 'quejo', 'leite xyzwk']) {
      const statements = await app.statementsOf(() => search(sk))
      expect(statements.length, sk).toBeLessThanOrEqual(2)
    }
    for (const sk of ['zzzzz', 'bolacha laranja', '7891000100103']) {
      const statements = await app.statementsOf(() => search(sk))
      expect(statements.length, sk).toBe(3)
    }
  })

  test.each(["'; drop table produto; --", "a':*|!b", '!!! ((', '🍞', "l'oréal \\ & | ! <->", 'de da do'])(
    'signs of the query language are text: %s',
    async (sk) => {
      expect((await search(sk)).totalItems).toBeGreaterThanOrEqual(0)
    },
  )
})
