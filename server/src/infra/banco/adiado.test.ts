import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase } from '../../teste/index.ts'
import type { Db } from './db.ts'

let banco: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  banco = await createTestDatabase()
})
afterAll(() => banco.drop())

test('what is a piece of another statement is never made one itself', async () => {
  const feitas: object[] = []
  const piece = (db: Db, n: number) => {
    const feita = db`${n}::int`
    feitas.push(feita)
    return feita
  }
  const ask = (db: Db) => db<{ n: number }[]>`select ${piece(db, 20)} + ${piece(db, 22)} as n`
  expect(await ask(banco.sql)).toEqual([{ n: 42 }])
  expect(await banco.sql.begin(async (tx) => (await ask(tx))[0]?.n)).toBe(42)
  expect(feitas.map((feita) => Object.hasOwn(feita, 'resolve'))).toEqual([false, false, false, false])
})

test('one that is sent is all that the driver makes of it', async () => {
  const rows = (db: Db) => db<{ n: number }[]>`select n from generate_series(1, 3) n`
  const todas = [{ n: 1 }, { n: 2 }, { n: 3 }]
  expect(await rows(banco.sql)).toEqual(todas)
  expect(await rows(banco.sql).values()).toEqual([[1], [2], [3]])
  expect(await rows(banco.sql).finally(() => {})).toEqual(todas)
  expect(await Promise.all([rows(banco.sql), rows(banco.sql)])).toEqual([todas, todas])
  const lidas: number[] = []
  for await (const linhas of rows(banco.sql).cursor(2)) lidas.push(...linhas.map(({ n }) => n))
  await rows(banco.sql).forEach(({ n }) => lidas.push(n))
  expect(lidas).toEqual([1, 2, 3, 1, 2, 3])
  // Waited for twice, it is sent once.
  const once = banco.sql<{ m: string }[]>`select clock_timestamp()::text as m`
  const first = await once
  expect(await once).toBe(first)
  const emTransacao = banco.sql.begin(async (tx) =>
    Promise.all([rows(tx), tx.savepoint((ponto) => rows(ponto))]),
  )
  expect(await emTransacao).toEqual([todas, todas])
})
