import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase } from '../teste/banco-de-teste.ts'
import { migrate, uuidv7, type Sql } from './index.ts'

let sql: Sql
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ sql, drop } = await createTestDatabase())
})
afterAll(() => drop())

test('migrations apply once: a second run finds nothing to do', async () => {
  expect(await migrate(sql)).toEqual([])
})

test('a migration that changed after it was applied is refused', async () => {
  await sql`update migracao set resumo = 'outro' where nome like '0001%'`
  await expect(migrate(sql)).rejects.toThrow(/mudou depois de aplicada/)
})

test('names sort as Brazilians expect, and search folds accents and plurals', async () => {
  const names = await sql<
    { nome: string }[]
  >`select nome from unnest(array['Ábaco', 'Zebra', 'abacate', 'Água']) as t(nome) order by nome collate "pt-BR-x-icu"`
  expect(names.map(({ nome }) => nome)).toEqual(['abacate', 'Ábaco', 'Água', 'Zebra'])
  const [norm] = await sql<{ texto: string }[]>`select f_norm('Feijões e Pães para Varais') as texto`
  expect(norm?.texto).toBe('feijao e pao para varal')
})

test('ids made in one millisecond still sort in the order they were made', () => {
  const ids = Array.from({ length: 500 }, () => uuidv7(1_700_000_000_000))
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(500)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
