import type { Sql } from '#infra'

/** How many statements in this database wait for a lock that another transaction holds. */
export async function countEsperando(sql: Sql): Promise<number> {
  const esperando = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return esperando.length
}
