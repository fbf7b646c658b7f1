import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

import type { Sql } from './db.ts'

const folder = new URL('../../db/migrations/', import.meta.url)
/** One process at a time migrates; the number is arbitrary but fixed. */
const LOCK = 715_001

/**
 * Applies the plain SQL files of server/db/migrations that this database has not seen, in order, each in a transaction.
 * A file that changed after it was applied is an error: write a new one.
 */
export async function migrate(sql: Sql): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const connection = await sql.reserve()
  try {
    await connection`select pg_advisory_lock(${LOCK})`
    await connection`create table if not exists migracao (nome text primary key, resumo text not null, aplicada_em timestamptz not null default now())`
    const applied = new Map(
      (await connection<{ nome: string; resumo: string }[]>`select nome, resumo from migracao`).map((row) => [
        row.nome,
        row.resumo,
      ]),
    )
    const news: string[] = []
    for (const file of files) {
      const text = await readFile(new URL(file, folder), 'utf8')
      const resumo = createHash('sha256').update(text).digest('hex')
      const seen = applied.get(file)
      if (seen === resumo) continue
      if (seen) throw new Error(`A migração ${file} mudou depois de aplicada; escreva uma nova.`)
      await connection.unsafe(
        `begin;\n${text}\n;insert into migracao (nome, resumo) values ('${file}', '${resumo}'); commit;`,
      )
      news.push(file)
    }
    return news
  } finally {
    await connection`select pg_advisory_unlock(${LOCK})`.catch(() => {})
    connection.release()
  }
}
