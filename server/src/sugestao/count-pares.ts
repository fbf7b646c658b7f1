import type { Db, Sql } from '#infra'

import { addPares, deleteVisitantes, lockContagem, resetPares } from './sugestao.repository.ts'

const LOTE = 2000

/** Counts what new orders bought together: each order once, however many processes run this. Answers how many batches. */
export async function countPares(sql: Sql): Promise<number> {
  let batches = 0
  while (await sql.begin(async (tx) => (await addPares(tx, await lockContagem(tx), LOTE)) !== null))
    batches += 1
  return batches
}

/** Counts the last year anew, inside the caller's transaction; readers see the old counts until it is through. */
export async function recountPares(db: Db): Promise<void> {
  await lockContagem(db)
  await resetPares(db)
  let desde: number | null = await lockContagem(db)
  while (desde !== null) desde = await addPares(db, desde, LOTE)
}

/** Once a week: cancelled and old orders fall out, forgotten visitors too. */
export async function renewSugestoes(sql: Sql): Promise<void> {
  await sql.begin((tx) => recountPares(tx))
  await deleteVisitantes(sql)
}
