import { join } from 'node:path'

import { buildIfStale } from './build-if-stale.mjs'
import { startDatabase } from './database/index.mjs'
import { isAlive } from './database/lock.mjs'
import { endWith, root, say } from './root.mjs'
import { ServerProcess } from './server-process.mjs'

const began = Number(process.env.VITRINE_INICIO ?? Date.now())
const dev = process.argv.includes('--dev')
/** One Ctrl-C arrives twice, from the terminal and through npm: only one this much later is a second one. */
const SECOND_MS = 700
const PULSE_MS = 2000

/** Database first, then the server; the server ends first, then the database. Ends the process. */
async function serve() {
  const demo = chooseDemo(process.env)
  const build = dev ? 'dev' : await buildIfStale()
  const database = process.env.DATABASE_URL ? null : await startEmbedded()
  const env = {
    ...process.env,
    DATABASE_URL: process.env.DATABASE_URL || database?.url,
    DEMO: demo ? '1' : '0',
    VITRINE_BUILD: build,
    VITRINE_DATA: process.env.VITRINE_DATA || join(root, '.data'),
    VITRINE_CHILD: '1',
    ...(dev && { VITRINE_DEV: '1' }),
  }
  supervise(new ServerProcess({ env, watch: dev, began }), database)
}

/**
 * DEMO: on by itself only with the embedded database outside production; always said.
 * @param {NodeJS.ProcessEnv} env
 */
function chooseDemo({ DEMO, DATABASE_URL, NODE_ENV }) {
  const demo = DEMO ? DEMO === '1' || DEMO === 'true' : !DATABASE_URL && NODE_ENV !== 'production'
  const why = DEMO ? `por DEMO=${DEMO}` : 'por padrão'
  say(
    demo
      ? `Demonstração ligada ${why}: lojas, acessos, pagamentos simulados e correio de exemplo (DEMO=0 desliga).`
      : `Demonstração desligada ${why} (DEMO=1 liga).`,
  )
  return demo
}

async function startEmbedded() {
  say('Ligando o PostgreSQL embutido…')
  const database = await startDatabase({ dir: join(root, '.data'), log: say })
  if (database.adopted) say('O PostgreSQL de antes continuava vivo e foi aproveitado.')
  return database
}

/**
 * @param {ServerProcess} server
 * @param {import('./database/start-database.mjs').Database | null} database
 */
function supervise(server, database) {
  let stoppedAt = 0
  let isDatabaseDead = false
  const stop = () => {
    if (stoppedAt > 0) {
      if (Date.now() - stoppedAt > SECOND_MS) server.kill()
      return
    }
    stoppedAt = Date.now()
    say('Encerrando: o servidor termina os pedidos em andamento (Ctrl-C de novo: já)…')
    server.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

  const pulse = setInterval(() => {
    if (!database || stoppedAt > 0 || isAlive(database.pid)) return
    isDatabaseDead = true
    process.stderr.write('O PostgreSQL embutido parou sem ser pedido: npm start o recupera.\n')
    stop()
  }, PULSE_MS)

  server.start((code, signal) => {
    clearInterval(pulse)
    if (stoppedAt === 0)
      process.stderr.write(`O servidor parou sem ser pedido (${signal ?? `código ${code}`}).\n`)
    const isClean = stoppedAt > 0 && !isDatabaseDead && signal !== 'SIGKILL'
    finish(isDatabaseDead ? null : database, isClean ? 0 : code || 1).catch(endWith)
  })
}

/** @param {import('./database/start-database.mjs').Database | null} database @param {number} code */
async function finish(database, code) {
  const isStopped = await database?.stop()
  if (isStopped === false) say('Outro npm start usa o banco de dados: ele continua ligado.')
  else if (isStopped) say('Banco de dados encerrado em ordem.')
  process.exit(code)
}

// Whoever read our output may be gone (npm start | head, a closed terminal): that must not end us before the database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
serve().catch(endWith)
