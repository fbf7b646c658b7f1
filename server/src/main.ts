import { flushCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'

import { buildApp, type App } from './app.ts'
import { createMedidasTarefa, startFila, trackInicio, type Fila } from './fila/index.ts'
import { explainFalha, prepareBanco, stopInteiro } from './inicio/index.ts'
import {
  openDatabase,
  openNotificacoes,
  prazos,
  readConfig,
  returnMemoria,
  type Config,
  type Notificacoes,
  type Sql,
} from './infra/index.ts'
import { openAdmin } from './open-admin.ts'
import { PecasEmMemoria, registerPaginas } from './pagina/index.ts'
import { createTarefas } from './tarefas.ts'
import { findVisao } from './visao/index.ts'

/** What the first answers need nothing of is read this much later: reading it, a process hears nobody for a tenth of a second. */
const DEPOIS_MS = 50

/** Started by `npm start` (run/start.mjs), which gives it a database; everything else comes from the environment. */
async function start(config: Config): Promise<void> {
  const isWeb = config.papel !== 'worker'
  await prepareBanco(config, process.env)
  const sql = openDatabase(config.databaseUrl)
  // Jobs have a few connections and deadlines of their own: whatever they do, the shop answers.
  const sqlTarefas = openDatabase(config.databaseUrl, {
    max: 4,
    name: 'vitrine-tarefas',
    prazos: prazos.tarefas,
  })
  const notificacoes = await openNotificacoes(sql, { pools: [sql, sqlTarefas] })
  const app = await buildApp({ config, sql, notificacoes })
  const readPaginas = isWeb ? await listenWeb(app, config, notificacoes, sql) : null
  // Who only works in the background is of no use without its jobs.
  const onTarefas = isWeb ? () => {} : app.prontidao.awaitTarefas()
  // It says how it is on the port that it has.
  const portaAdmin = config.admin ?? (isWeb ? null : config)
  const admin = portaAdmin && (await openAdmin(app, portaAdmin))

  let fila: Promise<Fila | null> = Promise.resolve(null)
  onStop(() =>
    stopInteiro({
      prontidao: app.prontidao,
      drenoMs: isWeb ? config.drenoMs : 0,
      servidores: [...(isWeb ? [app.fastify] : []), ...(admin ? [admin] : [])],
      depois: [
        async () => (await fila)?.close(),
        () => notificacoes.close(),
        () => sql.end({ timeout: 5 }),
        () => sqlTarefas.end({ timeout: 5 }),
      ],
    }),
  )
  if (readPaginas) {
    // Who waited for the port is answered; a page that is asked for meanwhile reads them at once.
    await wait(DEPOIS_MS)
    await readPaginas()
    // Told to end meanwhile: nothing is begun any more.
    if (app.prontidao.isDraining()) return
    app.mapa.warm().catch((error: unknown) => app.fastify.log.error({ err: error }, 'areas were not read'))
  }
  // Jobs start after the shop answers: none of them is needed for the first page.
  if (config.papel !== 'web') fila = startTarefas(app, { config, sql: sqlTarefas, notificacoes }, onTarefas)

  if (config.demo && isWeb) (await import('./demo/index.ts')).announce(config)
  process.send?.('pronto')
  returnMemoria()
  // What was compiled for this start is there for the next one, also when that one follows a kill -9.
  flushCompileCache()
}

/** Ends the process by `stop`, once, when it is told to or when who started it is gone. */
function onStop(stop: () => Promise<void>): void {
  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(0)
  }
  process.once('SIGTERM', () => void end())
  process.once('SIGINT', () => void end())
  process.once('disconnect', () => void end())
}

/** Answers what reads the pages, which nothing waited for yet. */
async function listenWeb(app: App, config: Config, { isAlive }: Notificacoes, sql: Sql) {
  const readPaginas = await registerPaginas(app.fastify, {
    ...app,
    config,
    isBancoVivo: isAlive,
    // What is being written changes while it is looked at.
    guardadas: config.dev ? null : new PecasEmMemoria(),
    findVisao: (token) => findVisao(sql, token),
  })
  await app.fastify.listen({ port: config.port, host: config.host })
  return readPaginas
}

async function startTarefas(
  app: App,
  { config, sql, notificacoes }: Pick<Parameters<typeof buildApp>[0], 'config' | 'sql' | 'notificacoes'>,
  onTarefas: () => void,
): Promise<Fila | null> {
  const { log } = app.fastify
  const onInicio = trackInicio(app.registry)
  try {
    const tarefas = await createTarefas({ ...app, sql, config })
    const medidas = createMedidasTarefa(sql, app.registry)
    const fila = await startFila(
      { databaseUrl: config.databaseUrl, sql, notificacoes, log, medidas },
      tarefas,
    )
    onInicio()
    onTarefas()
    return fila
  } catch (error) {
    log.error({ err: error }, 'jobs did not start')
    return null
  }
}

try {
  await start(readConfig(process.env))
} catch (error) {
  const frase = explainFalha(error, process.env.DATABASE_URL ?? '')
  if (frase === null) throw error
  process.stderr.write(`${frase}\n`)
  process.exit(1)
}
