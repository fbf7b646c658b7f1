import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { buildFornecedor, buildProduto, createTestApp, type AppDeTeste } from '../teste/index.ts'

const VITRINE = 'GET /v4/fornecedor/vitrine'

let app: AppDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.sql`update fornecedor set ativo = false`)

const show = async (limit?: number) =>
  (await app.call(VITRINE, { query: { limit } })).dados.fornecedores.map(({ slug }) => slug)

describe('stores open to everybody (readings 9: the marketplace)', () => {
  test('are those the server knows, the oldest first, as many as asked for', async () => {
    const primeira = await buildFornecedor(app.sql)
    const segunda = await buildFornecedor(app.sql)
    await buildProduto(app.sql, primeira, { nome: 'Arroz' })
    await buildProduto(app.sql, segunda, { nome: 'Feijão' })
    expect(await show()).toEqual([primeira.slug, segunda.slug])
    expect(await show(1)).toEqual([primeira.slug])
  })

  test('a store that is off or sells nothing is not among them', async () => {
    await buildFornecedor(app.sql)
    const desligada = await buildFornecedor(app.sql)
    await buildProduto(app.sql, desligada, { nome: 'Arroz' })
    await app.sql`update fornecedor set ativo = false where idfornecedor = ${desligada.idfornecedor}`
    expect(await show()).toEqual([])
  })

  test('carries no price, and pictures of best sellers only', async () => {
    const loja = await buildFornecedor(app.sql)
    await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10 })
    const { dados } = await app.call(VITRINE, {})
    expect(Object.keys(dados.fornecedores[0] ?? {}).sort()).toEqual([
      'descricao',
      'idfornecedor',
      'imagens',
      'nome',
      'segmento',
      'slug',
      'tiposEntrega',
    ])
  })
})
