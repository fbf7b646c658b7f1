import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Addresses that products and categories had (issue 13 D): each leads to where it is now, or says what is gone for good. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: FornecedorDeTeste
beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  outra = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

const show = (c: string, b = loja.slug) =>
  app.call('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', { params: { a: 'token', b, c }, query: {} })
const list = async (categ: string, supplier = loja.slug) =>
  (
    await app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier, x: '0' },
      query: { categ },
    })
  ).dados
const categoriaOf = async (id: string) => {
  const [row] = await app.sql<{ idcategoria: string; slug: string }[]>`
    select c.idcategoria, c.slug from produto p join categoria c using (idfornecedor, idcategoria)
    where p.idcadastroextraproduto = ${id}`
  if (!row) throw new Error('a product without a category')
  return row
}

test("a product that is sold no more is gone (410) and says where what is alike is; one that never was is unknown (404), another store's too", async () => {
  const id = await buildProduto(app.sql, loja)
  const { slug } = await categoriaOf(id)
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${id}`
  const { status, falha } = await show(id)
  expect([status, falha.codigo, falha.detalhes]).toEqual([410, 'produto_saiu', { categoria: slug }])
  expect((await show(id, outra.slug)).status).toBe(404)
  expect((await show('018f0000-0000-7000-8000-000000000000')).status).toBe(404)
})

test('a category is found by its id and by each address that it had, as long as no other has it', async () => {
  const id = await buildProduto(app.sql, loja)
  const { idcategoria, slug } = await categoriaOf(id)
  const move = (novo: string) =>
    app.sql`update categoria set slug = ${novo} where idfornecedor = ${loja.idfornecedor} and idcategoria = ${idcategoria}`
  expect(await list(slug)).not.toHaveProperty('categoria')
  expect((await list(idcategoria)).categoria).toBe(slug)
  await move('cafes-especiais')
  await move('cafes')
  expect((await list('cafes')).totalItems).toBeGreaterThan(0)
  expect((await list('cafes-especiais')).categoria).toBe('cafes')
  expect((await list(slug)).categoria).toBe('cafes')
  await move(slug)
  expect(await list(slug)).not.toHaveProperty('categoria')
  expect((await list('cafes')).categoria).toBe(slug)
})

test.each(['nunca-houve', "' or true --", '%', 'x'.repeat(80)])(
  'there is no category %s, here or at another store',
  async (categ) => {
    expect((await list(categ)).categoria).toBeNull()
    expect((await list(categ, outra.slug)).categoria).toBeNull()
  },
)

test('a list by the address that its category has asks one statement, as before', async () => {
  const { slug } = await categoriaOf(await buildProduto(app.sql, loja))
  await list(slug)
  expect(await app.statementsOf(() => list(slug))).toHaveLength(1)
})
