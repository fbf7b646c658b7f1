import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { createProdutosVivos } from './produtos-vivos.ts'

const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let ids: string[]

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
})
afterAll(() => app.close())
beforeEach(async () => {
  ids = await Promise.all([1, 2, 3].map((preco) => buildProduto(app.sql, loja, { preco, estoque: 5 })))
})

const save = () =>
  app.call(
    SAVE,
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens: ids.map((id) => ({ id, quantidade: 1 })) },
    },
    { token: ana.token },
  )
const total = async () => (await save()).dados.totalCompras

test('a warm cart change is one statement, whatever its lines (issue 2 G)', async () => {
  await save()
  const statements = await app.statementsOf(save)
  expect(statements).toHaveLength(1)
  expect(statements[0]).toContain('update carrinho c set itens')
})

test.each([
  [
    'a price',
    () => app.sql`update produto set preco = 40000 where idcadastroextraproduto = ${ids[0] ?? ''}`,
    9,
  ],
  [
    'a product',
    () => app.sql`update produto set ativo = false where idcadastroextraproduto = ${ids[0] ?? ''}`,
    5,
  ],
  [
    'all products of the supplier',
    () => app.sql`update produto set preco = 10000 where idfornecedor = ${loja.idfornecedor}`,
    3,
  ],
])('a change of %s shows in the next cart', async (_, change, expected) => {
  expect(await total()).toBe(6)
  await change()
  expect(await total()).toBe(expected)
})

test('stock that runs out shows in the next cart; stock that only moves asks nothing again', async () => {
  // From 7 to 5: of the same order of size (migration 0067).
  await app.sql`update estoque set quantidade = 7000 where idcadastroextraproduto = ${ids[0] ?? ''}`
  await save()
  const moved = await app.statementsOf(async () => {
    await app.sql`update estoque set quantidade = 5000 where idcadastroextraproduto = ${ids[0] ?? ''}`
    await save()
  })
  expect(moved.filter((sql) => sql.includes('from produto'))).toHaveLength(0)
  await app.sql`update estoque set quantidade = 0 where idcadastroextraproduto = ${ids[0] ?? ''}`
  const { dados } = await save()
  expect(dados.produtosSelecionados.find(({ id }) => id === ids[0])?.disponivel).toBe(false)
})

test('only what changed is read again', async () => {
  await save()
  await app.sql`update produto set preco = 50000 where idcadastroextraproduto = ${ids[1] ?? ''}`
  const reads: unknown[] = []
  app.sql.options.debug = (_connection, query, parameters) => {
    if (query.includes('from produto')) reads.push(parameters)
  }
  await save()
  app.sql.options.debug = false
  expect(JSON.stringify(reads)).toContain(ids[1])
  expect(JSON.stringify(reads)).not.toContain(ids[0])
})

test('a list that is asked for again, by the very same ids, looks nothing up; what was found to be old is read anew', async () => {
  const surdo = { isListening: () => true, onMudanca: () => {} }
  const produtos = createProdutosVivos(app.sql, { ...semMudanca, of: () => 1 }, surdo as never)
  const { idfornecedor } = loja
  const precosOf = (rows: readonly { preco: number | null }[]) => rows.map(({ preco }) => preco)
  const primeira = await produtos.listInOrder(idfornecedor, ids)
  expect(precosOf(primeira)).toEqual([10_000, 20_000, 30_000])
  expect(await app.statementsOf(() => produtos.listInOrder(idfornecedor, ids))).toEqual([])
  expect(await produtos.listInOrder(idfornecedor, ids)).toBe(primeira)
  await app.sql`update produto set preco = 40000 where idcadastroextraproduto = ${ids[0] ?? ''}`
  produtos.forget(idfornecedor, ids.slice(0, 1))
  expect(precosOf(await produtos.listInOrder(idfornecedor, ids))).toEqual([40_000, 20_000, 30_000])
})

test('a list that stays by its ids is known without a look, whatever products have made it make room since', async () => {
  const surdo = { isListening: () => true, onMudanca: () => {} }
  const produtos = createProdutosVivos(app.sql, { ...semMudanca, of: () => 1 }, surdo as never)
  const { idfornecedor } = loja
  const rows = await produtos.listInOrder(idfornecedor, ids)
  const [row] = rows
  if (!row) throw new Error('no product')
  // As many as are kept, of another store.
  produtos.begin('outra')(Array.from({ length: 12_000 }, (_, i) => ({ ...row, id: `outro ${i}` })))
  expect(produtos.peekInOrder(idfornecedor, [...ids])).toBeUndefined()
  expect(produtos.peekInOrder(idfornecedor, ids)).toEqual(rows)
})

const semMudanca = { hasNovoPreco: () => false, onChange: () => {} }
