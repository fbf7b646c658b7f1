import postgres from 'postgres'

import { NAME } from './initialize.mjs'

/** Any number: the lease that each start holds while it uses the cluster. */
const LEASE = 715_001

/**
 * The one connection that a start keeps: it knows the database as ours (the password fits and the folder is the same),
 * makes the shop's database, and holds a shared lease, so that of two starts on one clone the last stops PostgreSQL. The
 * lease ends with the process, however it ends.
 * @param {{ port: number, password: string, data: string }} options
 * @returns {Promise<{ isLast: () => Promise<boolean>, close: () => Promise<void> }>}
 */
export async function takeLease({ port, password, data }) {
  const sql = postgres({
    host: '127.0.0.1',
    port,
    user: NAME,
    password,
    database: 'postgres',
    max: 1,
    connect_timeout: 5,
    // One connection for good: the lease lives in it.
    idle_timeout: 0,
    max_lifetime: 0,
    onnotice: () => {},
  })
  const close = () => sql.end({ timeout: 1 })
  try {
    const [found] =
      await sql`select current_setting('data_directory') as dir, pg_try_advisory_lock_shared(${LEASE}) as leased`
    if (found?.dir !== data) throw new Error(`another database answers on port ${port}: ${found?.dir}`)
    if (!found.leased) throw new Error('the database is being stopped')
    await createDatabase(sql)
  } catch (error) {
    await close()
    throw error
  }
  return {
    close,
    isLast: async () => {
      await sql`select pg_advisory_unlock_shared(${LEASE})`
      const [found] = await sql`select pg_try_advisory_lock(${LEASE}) as last`
      return found?.last === true
    },
  }
}

/** @param {postgres.Sql} sql */
async function createDatabase(sql) {
  const found = await sql`select 1 from pg_database where datname = ${NAME}`
  if (found.length > 0) return
  await sql`create database ${sql(NAME)}`.catch((error) => {
    // 42P04, 23505: another start of the same clone was faster.
    if (!['42P04', '23505'].includes(error.code)) throw error
  })
}
