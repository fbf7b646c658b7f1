import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildFornecedor, buildProduto, createTestApp, type AppDeTeste } from '../teste/index.ts'

/** A product tells processes that its stock is of another power of two (migrations 0067, 0471), and nothing else of it. */

let app: AppDeTeste
let idproduto: string
const avisos: string[] = []

beforeAll(async () => {
  app = await createTestApp()
  idproduto = await buildProduto(app.sql, await buildFornecedor(app.sql), { estoque: 5 })
  await app.sql.listen('mudanca', (aviso) => avisos.push(aviso))
})
afterAll(() => app.close())

const save = (quantidade: number) =>
  app.sql`update estoque set quantidade = ${quantidade} where idcadastroextraproduto = ${idproduto}`

/** Whether going from one quantity to the other, in 1/1,000 unit, is told. */
async function tells(antes: number, depois: number): Promise<boolean> {
  await save(antes)
  await passes()
  avisos.length = 0
  await save(depois)
  await passes()
  return avisos.some((aviso) => aviso.endsWith(`:estoque:${idproduto}`))
}

/** Notices come in the order of their commits. */
async function passes(): Promise<void> {
  const marca = `marca:${crypto.randomUUID()}`
  await app.sql`select pg_notify('mudanca', ${marca})`
  await expect.poll(() => avisos.includes(marca)).toBe(true)
}

test.each([
  [1023, 1024],
  [1024, 1023],
  [1, 2],
  [0, 1000],
  [5_000_000, 900],
  [2 ** 52 - 1, 2 ** 52],
])('%i to %i crosses one', async (antes, depois) => {
  expect(await tells(antes, depois)).toBe(true)
})

test.each([
  [0, 1],
  [2, 3],
  [1000, 900],
  [1024, 2047],
  [7000, 7000],
  [2 ** 52, 2 ** 53 - 1],
])('%i to %i crosses none', async (antes, depois) => {
  expect(await tells(antes, depois)).toBe(false)
})
