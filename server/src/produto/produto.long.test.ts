import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'

/** The large form of lists and search: 100,000 products of one supplier (`npm run test:long`). */
const TOTAL = 100_000
let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  await app.sql`
    insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco, vendas)
    select ${loja.idfornecedor}, gen_random_uuid(), gen_random_uuid(), 'L' || n,
      (array['Arroz', 'Feijão', 'Café', 'Macarrão', 'Azeite', 'Biscoito', 'Sabão', 'Suco', 'Queijo', 'Farinha'])[1 + n % 10] || ' ' ||
      (array['tradicional', 'integral', 'orgânico', 'artesanal', 'suave', 'caseiro', 'rústico', 'defumado', 'especial', 'nobre'])[1 + (n / 10) % 10] || ' ' || n,
      'Marca ' || n % 97, ${loja.idcategoria}, 'un', 'un', 10000 + n % 90000, n % 1009
    from generate_series(1, ${TOTAL}::int) n`
  await app.sql`vacuum analyze produto`
}, 300_000)
afterAll(() => app.close())

/** Median of `runs` in milliseconds. */
async function time(runs: number, work: (i: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < runs; i++) {
    const began = performance.now()
    await work(i)
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}

test('a list and a search of 100,000 products stay within the reach of a shopper', async () => {
  const ask = (i: number, query: object) =>
    app.call('GET /v1/app/{supplier}/listaprodutosf/{x}', {
      params: { supplier: loja.slug, x: `long-${i}-${Math.random()}` },
      query,
    })
  const [{ id }] = await app.sql<[{ id: string }]>`select idcadastroextraproduto as id from produto limit 1`
  const key = await time(
    200,
    () =>
      app.sql`select nome from produto where idfornecedor = ${loja.idfornecedor} and idcadastroextraproduto = ${id}`,
  )
  const list = await time(50, (i) => ask(i, {}))
  const search = await time(50, (i) => ask(i, { sk: `cafe organico ${i}` }))
  const typo = await time(20, (i) => ask(i, { sk: 'biscoto artesnal' }))
  process.stdout.write(
    `100,000 products, median ms: key ${key.toFixed(2)}, list ${list.toFixed(1)}, search ${search.toFixed(1)}, typo ${typo.toFixed(1)}\n`,
  )
  expect(list).toBeLessThan(200)
  expect(search).toBeLessThan(200)
  expect(typo).toBeLessThan(2000)
}, 120_000)
