import { buildApp } from '../app.ts'
import { writeCartas } from '../carta/index.ts'
import { writePassos } from '../chat/index.ts'
import { stopInteiro } from '../inicio/index.ts'
import { createChaves, sendNotificacoes, writeNotificacoes } from '../notificacao/index.ts'
import { openDatabase, openNotificacoes, readConfig } from '../infra/index.ts'

/** The app as a process of its own, without pages and jobs: for tests that kill or stop it. Prints its port; with CARTAS=1 it writes letters then, with NOTIFICACOES=1 it tells devices, with PASSOS=1 rooms. */
const config = readConfig(process.env)
const sql = openDatabase(config.databaseUrl)
const notificacoes = await openNotificacoes(sql)
const { fastify, fornecedores, prontidao } = await buildApp({ config, sql, notificacoes })
await fastify.listen({ port: 0, host: '127.0.0.1' })
const address = fastify.server.address()
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
if (process.env.CARTAS === '1') void writeCartas({ sql, config, fornecedores })
if (process.env.PASSOS === '1') void writePassos(sql)
if (process.env.NOTIFICACOES === '1') {
  const readChaves = createChaves({ sql, config })
  void writeNotificacoes(sql).then(() => sendNotificacoes({ sql, config, fornecedores, readChaves }))
}
process.once('SIGTERM', () => {
  const depois = [() => notificacoes.close(), () => sql.end({ timeout: 5 })]
  void stopInteiro({ prontidao, drenoMs: config.drenoMs, servidores: [fastify], depois }).then(() =>
    process.exit(0),
  )
})
