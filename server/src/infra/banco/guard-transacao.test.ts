import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { createTestDatabase } from '../../teste/banco-de-teste.ts'
import { openDatabase, portaoOf, prazos, type Sql, type Transaction } from '../index.ts'

/** A connection that ends inside of a transaction: the process goes on, nothing is half done (decision 0093). */
let sql: Sql
let url: string
let drop: () => Promise<void>
const pools: Sql[] = []

beforeAll(async () => {
  ;({ sql, url, drop } = await createTestDatabase())
  await sql`create table metade (idtransacao int not null, parte int not null, primary key (idtransacao, parte))`
})
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end({ timeout: 0 })))
  await sql`truncate metade`
})
afterAll(() => drop())

function openPool(max: number): Sql {
  const pool = openDatabase(url, { max, name: 'vitima', prazos: { ...prazos.loja, espera: 20_000 } })
  pools.push(pool)
  return pool
}

const kill = async (tx: Transaction) => {
  const [eu] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
  await sql`select pg_terminate_backend(${eu?.pid ?? 0})`
}
/** Its end has arrived here; another file's connection of that name is in another database. */
const untilGone = () =>
  expect
    .poll(
      async () =>
        (
          await sql`select from pg_stat_activity where application_name = 'vitima' and datname = current_database()`
        ).length,
    )
    .toBe(0)
/** How a connection that is gone is told. */
const FORA = /^(57P01|CONNECTION_CLOSED|CONNECT_TIMEOUT|ECONNRESET|EPIPE)$/
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'foi',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
/** The driver tells the first statement of a connection that it opens again how the one before ended. */
const listMetade = async (pool: Sql) => {
  await codeOf(pool`select 1`)
  return pool`select * from metade`
}
const put = (tx: Transaction, idtransacao: number, parte: number) =>
  tx`insert into metade (idtransacao, parte) values (${idtransacao}, ${parte})`

describe('a connection that ends', () => {
  test('while a statement runs: the whole is told, and the pool goes on', async () => {
    const pool = openPool(1)
    const inteira = pool.begin(async (tx) => {
      await put(tx, 1, 1)
      const [eu] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      const morte = sql`select pg_terminate_backend(${eu?.pid ?? 0})`
      await Promise.all([tx`select pg_sleep(20)`, morte])
    })
    expect(await codeOf(inteira)).toMatch(FORA)
    expect(await listMetade(pool)).toEqual([])
    expect(portaoOf(pool).emUso).toBe(0)
  })

  test('while it is silent: what comes after is not executed outside of the transaction', async () => {
    const pool = openPool(1)
    const fim = Promise.withResolvers<string>()
    const inteira = pool.begin(async (tx) => {
      await put(tx, 1, 1)
      await kill(tx)
      await untilGone()
      // Another statement has the connection opened again.
      await wait(50)
      fim.resolve(await codeOf(put(tx, 1, 2)))
    })
    expect(await codeOf(inteira)).toMatch(FORA)
    expect(await listMetade(pool)).toEqual([])
    expect(await fim.promise).toMatch(FORA)
    expect(await listMetade(pool)).toEqual([])
  })

  test('inside of a savepoint, whose work is told too: it may have to let go of something', async () => {
    const pool = openPool(1)
    const solta = Promise.withResolvers<string>()
    const inteira = pool.begin(async (tx) => {
      try {
        await tx.savepoint(async (ponto) => {
          await kill(ponto)
          await ponto`select pg_sleep(20)`
        })
      } catch (error) {
        await codeOf(tx.savepoint((ponto) => put(ponto, 1, 1)))
        solta.resolve(await codeOf(Promise.reject(error)))
      }
    })
    expect(await codeOf(inteira)).toMatch(FORA)
    expect(await solta.promise).toMatch(FORA)
    expect(await listMetade(pool)).toEqual([])
  })
})

test('what goes on after its transaction ended is not executed', async () => {
  const pool = openPool(1)
  const atrasada = Promise.withResolvers<string>()
  await pool.begin(async (tx) => {
    await put(tx, 1, 1)
    setTimeout(() => void codeOf(put(tx, 1, 2)).then(atrasada.resolve), 50)
  })
  expect(await atrasada.promise).toBe('this transaction is over')
  expect(await pool`select parte from metade`).toEqual([{ parte: 1 }])
})

test('work that throws is rolled back, a savepoint alone too, and an error of another connection is not taken for one of this connection', async () => {
  const pool = openPool(1)
  const longe = Object.assign(new Error('away'), { code: 'ECONNRESET', errno: -104 })
  await pool.begin(async (tx) => {
    await put(tx, 1, 1)
    await tx.savepoint(async (ponto) => (await put(ponto, 1, 2), Promise.reject(longe))).catch(() => {})
  })
  expect(await codeOf(pool.begin(async (tx) => (await put(tx, 2, 1), Promise.reject(longe))))).toBe(
    'ECONNRESET',
  )
  expect(await pool`select * from metade`).toEqual([{ idtransacao: 1, parte: 1 }])
})
