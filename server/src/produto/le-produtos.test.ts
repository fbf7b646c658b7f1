import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildFornecedor, buildProduto, createTestApp, type AppDeTeste } from '../teste/index.ts'
import { createLeProdutos } from './produtos-vivos.ts'
import type { ProdutoVersionado } from './produto.repository.ts'

/** Decision 0214. */
let app: AppDeTeste
let lojas: { idfornecedor: string; ids: string[] }[]

beforeAll(async () => {
  app = await createTestApp()
  const [a, b] = [await buildFornecedor(app.sql), await buildFornecedor(app.sql)]
  lojas = []
  for (const loja of [a, b]) {
    const ids = [
      await buildProduto(app.sql, loja),
      await buildProduto(app.sql, loja),
      await buildProduto(app.sql, loja),
    ]
    lojas.push({ idfornecedor: loja.idfornecedor, ids })
  }
})
afterAll(() => app.close())

const idsOf = (rows: readonly ProdutoVersionado[]) => rows.map(({ id }) => id).toSorted()

test('what is asked for at one moment is one statement for each supplier, each is given its own, and each product is read once', async () => {
  const lidas: number[] = []
  const read = createLeProdutos(app.sql, () => (rows) => {
    lidas.push(rows.length)
    return [...rows]
  })
  const [a, b] = lojas
  if (!a || !b) throw new Error('no stores')
  let rows: (readonly ProdutoVersionado[])[] = []
  const comandos = await app.statementsOf(async () => {
    rows = await Promise.all([
      read(a.idfornecedor, a.ids.slice(0, 2)),
      read(a.idfornecedor, a.ids.slice(1)),
      read(b.idfornecedor, [...b.ids, ...a.ids]),
    ])
  })
  expect(comandos).toHaveLength(2)
  expect(lidas.toSorted()).toEqual([3, 3])
  expect(rows.map(idsOf)).toEqual([a.ids.slice(0, 2), a.ids.slice(1), b.ids].map((ids) => ids.toSorted()))
})

test('an id that is none fails for who asked for it alone', async () => {
  const read = createLeProdutos(app.sql, () => (rows) => [...rows])
  const { idfornecedor = '', ids = [] } = lojas[0] ?? {}
  const feitas = await Promise.allSettled([read(idfornecedor, ids), read(idfornecedor, ['nenhum'])])
  expect(
    feitas.map((feita) => (feita.status === 'fulfilled' ? feita.value.length : feita.reason.code)),
  ).toEqual([3, '22P02'])
})
