import { buildApp } from '../app.ts'
import { openDatabase, openNotificacoes, readConfig } from '../infra/index.ts'

/** The app as a process of its own, without pages and jobs: for tests that kill it. Prints its port. */
const config = readConfig(process.env)
const sql = openDatabase(config.databaseUrl)
const app = await buildApp({ config, sql, notificacoes: await openNotificacoes(sql) })
await app.fastify.listen({ port: 0, host: '127.0.0.1' })
const address = app.fastify.server.address()
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
