import type { Sql } from '#infra'

/** What the shop does with its data, and nothing that changes the schema. */
export async function grantPapel(sql: Sql, papel: string): Promise<void> {
  const quem = sql(papel)
  for (const esquema of ['public', 'pgboss']) {
    await sql`grant usage on schema ${sql(esquema)} to ${quem}`
    await sql`grant select, insert, update, delete on all tables in schema ${sql(esquema)} to ${quem}`
    await sql`grant usage, select, update on all sequences in schema ${sql(esquema)} to ${quem}`
    await sql`grant execute on all functions in schema ${sql(esquema)} to ${quem}`
  }
}
