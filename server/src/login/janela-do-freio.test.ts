import { createHash } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Sql } from '../infra/index.ts'
import { createTestDatabase } from '../teste/index.ts'
import { takeVez } from './tentativa-login.repository.ts'

let sql: Sql
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ sql, drop } = await createTestDatabase())
})
afterAll(() => drop())

/** Tries under one key, so many seconds ago each; what the next one is told of them. */
async function ask(nome: string, segundos: readonly number[]) {
  const chave = createHash('sha256').update(nome).digest('hex')
  for (const ha of segundos)
    await sql`
      insert into tentativa_verificacao (chave, quando)
      values (decode(${chave}, 'hex'), clock_timestamp() - ${ha} * interval '1 second')`
  return takeVez(sql, [{ chave, folga: { livres: 10, maximo: 900 } }])
}

test.each([
  ['a second before the quarter of an hour is over', [899, 898, 897], 3],
  ['a second after it', [901, 902, 903], 0],
  ['on both sides of it', [899, 901], 1],
  ['a quarter of a minute ago', [14, 16, 600], 3],
])('tries of %s are counted by the clock (T7)', async (nome, segundos, contadas) => {
  expect((await ask(nome, segundos)).quantas).toEqual([contadas])
})
