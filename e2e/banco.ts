import { openDatabase, type Sql } from '../server/src/infra/banco/db.ts'
import { prazos } from '../server/src/infra/banco/prazos.ts'

/** The port of the server under test. */
export const port = Number(process.env.E2E_PORT ?? 3877)

/** Where that server looks for names: nobody is there until a test is. */
export const portaDoDns = port + 1000

/** The database of that server, on the cluster of `npm test`: one for each port, so that two runs never share one. */
export function readBanco(): { base: string; nome: string; url: string } {
  const base = process.env.TEST_DATABASE_URL
  if (!base) throw new Error('TEST_DATABASE_URL is not set: run the browser tests with `npm test`.')
  const nome = `e2e_${port}`
  const url = new URL(base)
  url.pathname = `/${nome}`
  return { base, nome, url: url.toString() }
}

/** What has no screen yet (stock of an ERP, an approved company) is written where the server reads it. */
export async function withBanco<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  // Of a test nobody waits for the answer, and its process is busy with a browser.
  const sql = openDatabase(readBanco().url, { max: 1, prazos: { ...prazos.manutencao, conexao: 30_000 } })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}
