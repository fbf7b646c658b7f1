import { buildApp } from '../app.ts'
import { stopInteiro } from '../inicio/index.ts'
import { openDatabase, openNotificacoes, readConfig } from '../infra/index.ts'

/** The app as a process of its own, without pages and jobs: for tests that kill or stop it. Prints its port. */
const config = readConfig(process.env)
const sql = openDatabase(config.databaseUrl)
const notificacoes = await openNotificacoes(sql)
const { fastify, prontidao } = await buildApp({ config, sql, notificacoes })
await fastify.listen({ port: 0, host: '127.0.0.1' })
const address = fastify.server.address()
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
process.once('SIGTERM', () => {
  const depois = [() => notificacoes.close(), () => sql.end({ timeout: 5 })]
  void stopInteiro({ prontidao, drenoMs: config.drenoMs, servidores: [fastify], depois }).then(() =>
    process.exit(0),
  )
})
