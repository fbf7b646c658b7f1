import { deliverGanchos } from '../gancho/index.ts'
import { openDatabase, readConfig } from '../infra/index.ts'

/** A process that tells webhooks once and ends: for tests that kill it. */
const config = readConfig(process.env)
const sql = openDatabase(config.databaseUrl, { max: 4 })
await deliverGanchos({ sql, config })
await sql.end()
