import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { createTestDatabase } from '../../teste/banco-de-teste.ts'
import { openDatabase, portaoOf, type Sql } from '../index.ts'

/** Y: nobody waits for the pool for long, a lock that is not given ends, and what PostgreSQL undid is tried again. */
let sql: Sql
let url: string
let drop: () => Promise<void>
const pools: Sql[] = []

beforeAll(async () => {
  ;({ sql, url, drop } = await createTestDatabase())
  await sql`create table conta (n int primary key, saldo int not null)`
  await sql`insert into conta select n, 0 from generate_series(1, 2) n`
})
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end({ timeout: 0 })))
})
afterAll(() => drop())

function openPool({ max = 4, lock_timeout = 150, statement_timeout = 400, espera = 120 } = {}): Sql {
  const prazos = {
    conexao: 2000,
    lock_timeout,
    statement_timeout,
    idle_in_transaction_session_timeout: 400,
    espera,
    resposta: 20_000,
  }
  const pool = openDatabase(url, { max, prazos })
  pools.push(pool)
  return pool
}

/** Holds row 1 until `release` is called. */
async function holdLinha(): Promise<{ release: () => Promise<unknown> }> {
  const preso = Promise.withResolvers<void>()
  const fim = Promise.withResolvers<void>()
  const transacao = sql.begin(async (tx) => {
    await tx`select from conta where n = 1 for update`
    preso.resolve()
    await fim.promise
  })
  await preso.promise
  return { release: () => (fim.resolve(), transacao) }
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'foi',
    (error: { code: string }) => error.code,
  )

test('transactions that wait for a row leave room for whoever only reads', async () => {
  const pool = openPool({ lock_timeout: 4000, statement_timeout: 5000, espera: 5000 })
  const { release } = await holdLinha()
  const presas = Array.from({ length: 8 }, () =>
    codeOf(pool.begin((tx) => tx`update conta set saldo = saldo + 1 where n = 1`)),
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  // The row is still held and all eight still wait when the answer is there.
  await pool`select 1`
  expect(portaoOf(pool)).toMatchObject({ emUso: 3, esperando: 5 })
  await release()
  expect(await Promise.all(presas)).toEqual(presas.map(() => 'foi'))
  expect(portaoOf(pool).emUso).toBe(0)
})

test('a lock that is not given in time is tried once more, then told', async () => {
  const pool = openPool()
  const { release } = await holdLinha()
  expect(await codeOf(pool`update conta set saldo = 1 where n = 1`)).toBe('55P03')
  expect(portaoOf(pool).repetidas.get('55P03')).toBe(1)
  setTimeout(() => void release(), 200)
  expect(await codeOf(pool`update conta set saldo = 1 where n = 1`)).toBe('foi')
})

test('who finds every connection taken is told after the time agreed, and leaves the queue', async () => {
  const pool = openPool({ max: 1 })
  const longa = codeOf(pool`select pg_sleep(0.3)`)
  await Promise.resolve()
  const recusadas = await Promise.all([codeOf(pool`select 1`), codeOf(pool.begin((tx) => tx`select 1`))])
  expect(recusadas).toEqual(['POOL_CHEIO', 'POOL_CHEIO'])
  expect(await longa).toBe('foi')
  expect(await codeOf(pool`select 1`)).toBe('foi')
  expect(portaoOf(pool)).toMatchObject({ recusadas: 2, esperando: 0, emUso: 0 })
})

test('deadlocks are undone and tried again, until all are through', async () => {
  const pool = openPool({ max: 12, lock_timeout: 5000, statement_timeout: 5000, espera: 5000 })
  await pool`update conta set saldo = 0`
  // Each has its first row before either asks for its second.
  let atSegunda = 0
  const ambos = Promise.withResolvers<void>()
  const inTurn = (first: number) =>
    pool.begin(async (tx) => {
      await tx`update conta set saldo = saldo + 1 where n = ${first}`
      atSegunda += 1
      if (atSegunda === 2) ambos.resolve()
      await ambos.promise
      await tx`update conta set saldo = saldo + 1 where n = ${3 - first}`
    })
  await Promise.all([inTurn(1), inTurn(2)])
  expect((await pool`select saldo from conta order by n`).map(({ saldo }) => saldo)).toEqual([2, 2])
  expect(portaoOf(pool).repetidas.get('40P01')).toBeGreaterThan(0)
})

test('a statement and a silent transaction end by themselves', async () => {
  const pool = openPool()
  expect(await codeOf(pool`select pg_sleep(1)`)).toBe('57014')
  const silent = pool.begin(async (tx) => {
    await tx`select 1`
    await new Promise((resolve) => setTimeout(resolve, 700))
    await tx`select 1`
  })
  expect(await codeOf(silent)).toMatch(/25P03|CONNECTION_CLOSED/)
  expect(await codeOf(pool`select 1`)).toBe('foi')
})

test('while the database is known to be away nobody waits, not even who was inside', async () => {
  const pool = openPool({ max: 1, espera: 5000 })
  await pool`select 1`
  const dentro = codeOf(pool`select pg_sleep(0.2)`)
  const fila = codeOf(pool`select 1`)
  await new Promise((resolve) => setTimeout(resolve, 30))
  portaoOf(pool).close()
  expect(await Promise.all([dentro, fila, codeOf(pool`select 1`)])).toEqual(
    Array.from({ length: 3 }, () => 'BANCO_FORA'),
  )
  portaoOf(pool).open()
  expect(await codeOf(pool`select 1`)).toBe('foi')
  // The pool is another one, which knows arrays as the one before.
  expect(await pool`select ${[1, 2]}::int[] as n, array['a', 'b'] as t`).toEqual([
    { n: [1, 2], t: ['a', 'b'] },
  ])
})

test('a cursor leaves when it is through, and when its reader has had enough', async () => {
  const pool = openPool()
  const read: number[] = []
  for await (const linhas of pool<{ n: number }[]>`select n from generate_series(1, 5) n`.cursor(2))
    read.push(...linhas.map(({ n }) => n))
  expect(read).toEqual([1, 2, 3, 4, 5])
  expect(portaoOf(pool).emUso).toBe(0)
  for await (const _linhas of pool`select n from generate_series(1, 5) n`.cursor(2)) break
  await pool`select 1`
  expect(portaoOf(pool).emUso).toBe(0)
})

test('fragments, helpers and options pass through as they are', async () => {
  const pool = openPool()
  const onde = pool`where n = ${2}`
  const linhas = [{ n: 7, saldo: 7 }]
  await pool`insert into conta ${pool(linhas)}`
  expect(await pool`select n from conta ${onde}`).toEqual([{ n: 2 }])
  expect(await pool.unsafe('select 1 as um')).toEqual([{ um: 1 }])
  const reserved = await pool.reserve()
  expect(portaoOf(pool).emUso).toBe(1)
  reserved.release()
  expect(portaoOf(pool).emUso).toBe(0)
})
