import { setTimeout as wait } from 'node:timers/promises'

import { codeOf, openDatabase, prazos, type Sql } from '#infra'

import { nameBanco } from './name-banco.ts'

/** What passes when the database is there at last: not listening, no such host yet, starting up, on its way down, full. */
const passageiras: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
const TENTA_MS = 300
/** The message is repeated at this interval, so that it is seen in the log later. */
const DIZ_MS = 10_000

/**
 * Waits until the database takes a statement, and says for what it waits. Answers the pool that took it, which the caller ends; no
 * deadlines: an index on a big table takes its time, and so does the demo. Rejects at once with what no waiting mends (wrong
 * password, unknown database).
 */
export async function waitForDatabase(
  url: string,
  say: (sentence: string) => void = (sentence) => void process.stderr.write(`${sentence}\n`),
): Promise<Sql> {
  let saidAt = Number.NEGATIVE_INFINITY
  for (;;) {
    const sql = openDatabase(url, { max: 2, name: 'vitrine-inicio', prazos: prazos.manutencao })
    try {
      await sql`select 1`
      if (saidAt > Number.NEGATIVE_INFINITY) say('O banco de dados respondeu.')
      return sql
    } catch (error) {
      await sql.end({ timeout: 0 })
      if (!passageiras.has(codeOf(error))) throw error
      if (performance.now() - saidAt > DIZ_MS) {
        saidAt = performance.now()
        say(
          `Esperando o banco de dados em ${nameBanco(url).onde}, que ainda não responde (${codeOf(error)}). A loja liga sozinha assim que ele responder.`,
        )
      }
    }
    await wait(TENTA_MS)
  }
}
