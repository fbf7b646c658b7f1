import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** A slip that the vocabulary was asked for before costs no more than the right word (issue 16 item 3). */
const LIST = 'GET /v1/app/{supplier}/listaprodutosf/{x}'

let app: AppDeTeste
let mercado: FornecedorDeTeste
let minas: string

beforeAll(async () => {
  app = await createTestApp()
  mercado = await buildFornecedor(app.sql)
  for (const nome of ['Queijo prato', 'Queijo coalho', 'Leite integral', 'Doce de leite'])
    await buildProduto(app.sql, mercado, { nome })
  minas = await buildProduto(app.sql, mercado, { nome: 'Queijo minas' })
})
afterAll(() => app.close())

/** As a visitor whom no kept answer serves. */
async function search(sk: string, query: object = {}) {
  const x = `${Math.random().toFixed(9)},0`
  const { dados } = await app.call(LIST, { params: { supplier: mercado.slug, x }, query: { sk, ...query } })
  const { data, totalItems, corrigida } = dados
  return { nomes: data.map(({ name }) => name), totalItems, corrigida }
}
const count = async (sk: string, query: object = {}) =>
  (await app.statementsOf(() => search(sk, query))).length

test('a slip that was asked before costs no statement, its word among others one, another slip of the same no page', async () => {
  await search('queijo')
  expect(await count('quejo')).toBe(2)
  expect(await count('quejo')).toBe(0)
  expect(await count('quejo', { limit: 2 })).toBe(1)
  // Both words are known, the page is not: what was typed is not looked for.
  expect(await count('leite')).toBe(2)
  expect(await count('leitte quejo')).toBe(2)
  expect(await count('quejo prato')).toBe(1)
  expect(await count('prato quejo')).toBe(1)
  // The other slip asks the vocabulary once; after that its page is that of the first.
  expect(await count('queijjo', { limit: 3 })).toBe(2)
  await search('quejo', { limit: 4 })
  expect(await count('queijjo', { limit: 4 })).toBe(0)
  expect(await search('queijjo')).toEqual({ ...(await search('quejo')), corrigida: 'queijo' })
})

test('what is remembered of a word ends with the products that made it so', async () => {
  const antes = {
    nomes: ['Queijo coalho', 'Queijo minas', 'Queijo prato'],
    totalItems: 3,
    corrigida: 'queijo',
  }
  const sorted = async (sk: string) => {
    const found = await search(sk)
    return { ...found, nomes: found.nomes.toSorted() }
  }
  expect(await sorted('quejo')).toEqual(antes)
  // Now there is what was typed.
  const novo = await buildProduto(app.sql, mercado, { nome: 'Quejo' })
  await expect
    .poll(() => sorted('quejo'))
    .toMatchObject({ nomes: expect.arrayContaining(['Quejo']), corrigida: null })
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${novo}`
  await expect.poll(() => sorted('quejo')).toEqual(antes)
  // Sold no more, it is not found by the page that others made.
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${minas}`
  await expect
    .poll(() => sorted('quejo'))
    .toMatchObject({ nomes: ['Queijo coalho', 'Queijo prato'], totalItems: 2 })
})
