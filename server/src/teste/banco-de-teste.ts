import { randomBytes } from 'node:crypto'

import { hashMigrations } from '../../../run/hash-migrations.mjs'
import { migrate, openDatabase, prazos, type Sql } from '../infra/index.ts'

/**
 * Many tests share a small machine; what is tried about the time itself opens a pool of its own. Products by the thousand are written in one
 * statement, which takes minutes on a busy machine: it has as long as a test has.
 */
export const folgados = {
  ...prazos.loja,
  lock_timeout: 20_000,
  statement_timeout: 120_000,
  espera: 20_000,
  resposta: 150_000,
}

/** A migrated database of its own for one test file, on the cluster that `npm test` starts (TEST_DATABASE_URL). */
export async function createTestDatabase(): Promise<{ sql: Sql; url: string; drop: () => Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL
  if (!base)
    throw new Error(
      'TEST_DATABASE_URL is not set: run the tests with `npm test`, or start a cluster with run/database.',
    )
  const admin = openDatabase(base, { max: 2, prazos: prazos.manutencao })
  const nome = `teste_${randomBytes(6).toString('hex')}`
  const modelo = await ensureModelo(admin, base)
  await admin.unsafe(`create database ${nome} template ${modelo} strategy file_copy`)
  const url = withDatabase(base, nome)
  const sql = openDatabase(url, { max: 20, prazos: folgados })
  return {
    sql,
    url,
    drop: async () => {
      await sql.end({ timeout: 5 })
      await admin.unsafe(`drop database if exists ${nome} with (force)`)
      await admin.end({ timeout: 5 })
    },
  }
}

/** The migrations run once for all test files; each copies the result. Named by the migrations: checkouts with others share a cluster. */
async function ensureModelo(admin: Sql, base: string): Promise<string> {
  const modelo = `vitrine_modelo_${hashMigrations()}`
  const connection = await admin.reserve()
  try {
    await connection`select pg_advisory_lock(715002)`
    const [existing] = await connection`select 1 from pg_database where datname = ${modelo} and datistemplate`
    if (!existing) {
      await connection.unsafe(`drop database if exists ${modelo}`)
      await connection.unsafe(`create database ${modelo}`)
      const sql = openDatabase(withDatabase(base, modelo), { max: 2, prazos: prazos.manutencao })
      await migrate(sql)
      await sql.end({ timeout: 5 })
      await connection.unsafe(`alter database ${modelo} is_template true`)
    }
    return modelo
  } finally {
    await connection`select pg_advisory_unlock(715002)`
    connection.release()
  }
}

function withDatabase(base: string, nome: string): string {
  const url = new URL(base)
  url.pathname = `/${nome}`
  return url.toString()
}
