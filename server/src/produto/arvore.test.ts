import { afterAll, beforeAll, expect, test } from 'vitest'

import {
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
  await buildProduto(app.sql, loja, { nome: 'Café' })
  await app.settle()
})
afterAll(() => app.close())

const read = async (device: 'desktop' | 'mobile' = 'desktop') =>
  (
    await app.call('GET /v2/app/{a}/listacategoriasprodutos/{b}', {
      // A token of its own each time: no public answer that is kept by its address stands in.
      params: { a: Math.random().toFixed(9), b: loja.idfornecedor },
      query: { device },
    })
  ).dados.data.map(({ nome, total }) => `${nome} ${total}`)

test('the tree is read once while nothing of it changes, and anew after a product, a category, a place where it is shown (issue 16)', async () => {
  const [[nome = '', total = '0'] = []] = (await read()).map((linha) => linha.split(/ (?=\d+$)/))
  expect(await app.statementsOf(() => read())).toEqual([])

  await buildProduto(app.sql, loja, { nome: 'Chá' })
  await app.settle()
  expect(await read()).toEqual([`${nome} ${Number(total) + 1}`])

  await app.sql`update categoria set nome = 'Bebidas' where idfornecedor = ${loja.idfornecedor}`
  await app.settle()
  expect(await read()).toEqual([`Bebidas ${Number(total) + 1}`])

  await app.sql`update categoria set dispositivos = '{mobile}' where idfornecedor = ${loja.idfornecedor}`
  await app.settle()
  expect(await read()).toEqual([])
  expect(await read('mobile')).toEqual([`Bebidas ${Number(total) + 1}`])
  expect(await app.statementsOf(async () => [await read(), await read('mobile')])).toEqual([])
})
