import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase } from '../../teste/index.ts'
import { openDatabase } from './db.ts'
import { keepFragmento, semParte } from './keep-fragmento.ts'

let banco: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  banco = await createTestDatabase()
})
afterAll(() => banco.drop())

test('a piece that is kept holds nothing of the transaction that it was made in', async () => {
  const kept = keepFragmento((db) => db`1`)
  const feitas: unknown[] = []
  await banco.sql.begin(async (tx) => {
    feitas.push(kept(tx))
    await tx`select ${kept(tx)}`
  })
  expect(feitas).toMatchObject([{ handler: null, canceller: null }])
})

test('a piece that is kept is made once, and fits into every statement, of a transaction and of another pool too', async () => {
  let feitas = 0
  const dobro = keepFragmento((db) => {
    feitas += 1
    return db`(${21}::int * 2)`
  })
  const ask = async (db: Parameters<typeof dobro>[0]) => {
    const [row] = await db<{ n: number; m: number }[]>`
      select ${dobro(db)} as n, ${7}::int + ${dobro(db)} as m ${semParte(db)} where ${dobro(db)} = ${42}::int`
    return row
  }
  const resposta = { n: 42, m: 49 }
  expect(await banco.sql.begin((tx) => ask(tx))).toEqual(resposta)
  const outro = openDatabase(banco.url, { max: 1 })
  expect(await ask(outro)).toEqual(resposta)
  await outro.end()
  // The pool that it was made of, and many at once.
  const todas = await Promise.all(Array.from({ length: 8 }, () => ask(banco.sql)))
  expect(todas).toEqual(Array.from({ length: 8 }, () => resposta))
  expect(feitas).toBe(1)
})
