import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, folgados } from '../../teste/banco-de-teste.ts'
import { codeOf, openDatabase, portaoOf, readByParte, runFor, type Sql } from '../index.ts'
import { readTrabalho } from './trabalho.ts'

/** E2, 16.4: no supplier takes the pool from the others, however much it asks for. */
let url: string
let drop: () => Promise<void>
let pool: Sql

beforeAll(async () => {
  ;({ url, drop } = await createTestDatabase())
})
afterEach(() => pool.end({ timeout: 0 }))
afterAll(() => drop())

const openPool = (max: number) => (pool = openDatabase(url, { max, prazos: folgados }))
const sleep = (parte: string, segundos: number) =>
  runFor({ parte, hasLeft: undefined }, async () => pool`select pg_sleep(${segundos})`)
const many = (quantas: number, make: () => Promise<unknown>) => Array.from({ length: quantas }, make)

test('a quarter of the connections is left to others, who find one at once', async () => {
  openPool(8)
  const dela = many(12, () => sleep('a', 0.3))
  await wait(30)
  expect(portaoOf(pool)).toMatchObject({ emUso: 6, esperando: 6 })
  await sleep('b', 0)
  expect(portaoOf(pool)).toMatchObject({ emUso: 6, esperando: 6 })
  await Promise.all(dela)
  expect(portaoOf(pool)).toMatchObject({ emUso: 0, esperando: 0 })
})

test('its transactions leave a quarter of its share to what it only reads', async () => {
  openPool(8)
  const presas = many(9, () =>
    runFor({ parte: 'a', hasLeft: undefined }, () => pool.begin((tx) => tx`select pg_sleep(0.3)`)),
  )
  await wait(30)
  expect(portaoOf(pool)).toMatchObject({ emUso: 5, esperando: 4 })
  await sleep('a', 0)
  expect(portaoOf(pool).esperando).toBe(4)
  await Promise.all(presas)
})

test('what is asked together for several suppliers is the work of each, and fails for each alone', async () => {
  openPool(8)
  const read = async (dela: readonly string[]) => {
    await pool`select 1`
    if (dela.includes('b1')) throw new Error('b')
    return dela.map((um) => `${readTrabalho().parte} ${um}`)
  }
  const lidas = await runFor({ parte: 'c', hasLeft: () => true }, () =>
    readByParte(['a1', 'b1', 'a2', 'b2'], (um) => um.slice(0, 1), read),
  )
  expect(lidas).toEqual(['a a1', new Error('b'), 'a a2', new Error('b')])
})

test('of those that wait, the supplier with the fewest connections is next', async () => {
  openPool(4)
  const ordem: string[] = []
  const note = (parte: string) => sleep(parte, 0.05).then(() => ordem.push(parte))
  const todas = [...many(30, () => note('a')), ...many(3, () => note('b')), note('c')]
  await Promise.all(todas)
  // In the order in which they came, those of b and c would be the last four of 34.
  expect(Math.max(ordem.lastIndexOf('b'), ordem.lastIndexOf('c'))).toBeLessThan(20)
})

test('who keeps the pool busy while others are there is held to a tenth of it until its demand fits', async () => {
  openPool(20)
  const fim = new AbortController()
  const flood = many(30, async () => {
    while (!fim.signal.aborted) await sleep('a', 0.02)
  })
  await wait(400)
  // Alone it has its whole share.
  expect(portaoOf(pool)).toMatchObject({ emUso: 15, contidas: 0 })
  await sleep('b', 0)
  await expect.poll(() => portaoOf(pool).contidas).toBe(1)
  await expect.poll(() => portaoOf(pool).emUso).toBe(2)
  fim.abort()
  await Promise.all(flood)
  expect(portaoOf(pool)).toMatchObject({ emUso: 0, contidas: 0 })
})

test('what nobody waits for any more is not begun; what its request left running is nobody’s', async () => {
  openPool(1)
  let saiu = false
  const dele = { parte: 'b', hasLeft: () => saiu }
  const ocupada = sleep('a', 0.3)
  const ida = runFor(dele, async () => pool`select 1 / 0`).catch(codeOf)
  const solta = Promise.withResolvers<unknown>()
  // Both wait for the one connection when it is free again.
  await runFor(dele, async () => void setTimeout(() => solta.resolve(pool`select 2 as n`), 10))
  saiu = true
  expect(await ida).toBe('CLIENTE_SAIU')
  expect(await solta.promise).toEqual([{ n: 2 }])
  await ocupada
})
