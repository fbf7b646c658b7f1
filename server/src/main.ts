import { flushCompileCache } from 'node:module'

import { buildApp } from './app.ts'
import { isEmpty } from './demo/is-empty.repository.ts'
import { createMedidasTarefa, startFila, type Fila } from './fila/index.ts'
import { ensureOperador } from './acesso/ensure-operador.ts'
import { migrate, openDatabase, openNotificacoes, readConfig } from './infra/index.ts'
import { registerPaginas } from './pagina/index.ts'
import { createTarefas } from './tarefas.ts'

/** Started by `npm start` (run/start.mjs), which gives it a database; everything else comes from the environment. */
const config = readConfig(process.env)
// Its pictures and texts take 10 MiB: a shop without a demo does not read them.
const demo = config.demo ? await import('./demo/index.ts') : null
const sql = openDatabase(config.databaseUrl)

await migrate(sql)
if (await isEmpty(sql)) {
  if (demo) await demo.loadDemo(sql)
  else await ensureOperador(sql, process.env)
}

const notificacoes = await openNotificacoes(sql)
const app = await buildApp({ config, sql, notificacoes })
await registerPaginas(app.fastify, {
  dispatch: app.dispatch,
  fornecedores: app.fornecedores,
  cache: app.cache,
  config,
})
await app.fastify.listen({ port: config.port, host: config.host })

app.mapa.warm().catch((error: unknown) => app.fastify.log.error({ err: error }, 'areas were not read'))

// Jobs start after the shop answers: none of them is needed for the first page.
let fila: Fila | undefined
const filaPronta = createTarefas({ ...app, sql, config })
  .then((tarefas) =>
    startFila(
      {
        databaseUrl: config.databaseUrl,
        sql,
        notificacoes,
        log: app.fastify.log,
        medidas: createMedidasTarefa(sql, app.registry),
      },
      tarefas,
    ),
  )
  .then(
    (started) => (fila = started),
    (error: unknown) => app.fastify.log.error({ err: error }, 'jobs did not start'),
  )

demo?.announce(config)
process.send?.('pronto')
// What was compiled for this start is there for the next one, also when that one follows a kill -9.
flushCompileCache()

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  // Requests under way finish first, then the jobs, then the connections.
  await app.fastify.close()
  await filaPronta
  await fila?.close()
  await notificacoes.close()
  await sql.end({ timeout: 5 })
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
process.once('disconnect', () => void stop())
