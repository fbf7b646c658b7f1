import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { createTestDatabase } from '../../teste/banco-de-teste.ts'
import { openFio, type Fio } from '../../teste/banco/open-fio.ts'
import { openDatabase, portaoOf, prazos, type Sql, type Transaction } from '../index.ts'

/** Y: a statement that is never answered ends at its deadline, whatever became of it on the way (decision 0096). */
let sql: Sql
let fio: Fio
let drop: () => Promise<void>
const pools: Sql[] = []

beforeAll(async () => {
  let url: string
  ;({ sql, url, drop } = await createTestDatabase())
  fio = await openFio(url)
  await sql`create table conta (n int primary key, saldo int not null)`
})
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end({ timeout: 0 })))
})
afterAll(async () => {
  await fio.close()
  await drop()
})

/** Two connections, the first of which is open. */
async function openPool(): Promise<Sql> {
  const pool = openDatabase(fio.url, { max: 2, prazos: { ...prazos.loja, resposta: 600 } })
  pools.push(pool)
  await pool`select 1`
  return pool
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'foi',
    (error: { code: string }) => error.code,
  )
let counter = 0
/** A row of its own each time: one that was left behind in silence is still held there. */
const put = (tx: Transaction) => tx`insert into conta values (${(counter += 1)}, 0)`

test('a statement alone: told, its connection is not used again, and the pool goes on', async () => {
  const pool = await openPool()
  fio.freeze()
  expect(await codeOf(pool`select 1`)).toBe('SEM_RESPOSTA')
  // All that comes after has connections that answer, as many as before.
  const depois = Array.from({ length: 6 }, (_, n) => pool<{ n: number }[]>`select ${n}::int as n`)
  expect((await Promise.all(depois)).map(([linha]) => linha?.n)).toEqual([0, 1, 2, 3, 4, 5])
  expect(portaoOf(pool)).toMatchObject({ emUso: 0, semResposta: 1 })
})

const fases: [string, (pool: Sql) => Promise<unknown>][] = [
  ['its begin', (pool) => (fio.freeze(), pool.begin((tx) => put(tx)))],
  ['a statement of it', (pool) => pool.begin(async (tx) => (await put(tx), fio.freeze(), put(tx)))],
  ['its commit', (pool) => pool.begin(async (tx) => (await put(tx), fio.freeze()))],
  ['its rollback', (pool) => pool.begin(async () => (fio.freeze(), Promise.reject(new Error('no'))))],
  ['a savepoint', (pool) => pool.begin((tx) => (fio.freeze(), tx.savepoint((ponto) => put(ponto))))],
  [
    'the end of a savepoint',
    (pool) => pool.begin((tx) => tx.savepoint(() => (fio.freeze(), Promise.reject(new Error('no'))))),
  ],
]

test.each(fases)('a transaction: %s is not answered, and nothing of it stays', async (_nome, work) => {
  const pool = await openPool()
  expect(await codeOf(work(pool))).toBe('SEM_RESPOSTA')
  expect(await pool`select * from conta`).toEqual([])
  expect(portaoOf(pool).emUso).toBe(0)
})

test('work that is under way on the other connection ends as if nothing had happened', async () => {
  const pool = await openPool()
  let sigam = () => {}
  const inteira = new Promise<void>((resolve) => (sigam = resolve))
  const boa = pool.begin(async (tx) => {
    await put(tx)
    await inteira
    await put(tx)
  })
  await pool`select 1`
  fio.freeze(1)
  expect(await codeOf(pool`select 1`)).toBe('SEM_RESPOSTA')
  sigam()
  await boa
  expect(await pool`select from conta`).toHaveLength(2)
})

test('time in which the work itself is slow is not the database\u2019s', async () => {
  const pool = await openPool()
  const lenta = pool.begin(async (tx) => {
    await put(tx)
    await new Promise((resolve) => setTimeout(resolve, 900))
    await put(tx)
  })
  expect(await codeOf(lenta)).toBe('foi')
})
