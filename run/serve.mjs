import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { buildIfStale } from './build-if-stale.mjs'
import { startDatabase } from './database/index.mjs'
import { isAlive } from './database/lock.mjs'
import { describe, endWith, root, say, secondsSince } from './root.mjs'

const began = Number(process.env.VITRINE_INICIO ?? Date.now())
const dev = process.argv.includes('--dev')
/** One Ctrl-C arrives twice, from the terminal and through npm: only one this much later is a second one. */
const SECOND_MS = 700
const WATCHED = ['server/src', 'contract/src', 'rules/src', 'demo/src']

/** Database first, then the server; the server ends first, then the database. Ends the process. */
async function serve() {
  const demo = chooseDemo(process.env)
  const build = dev ? 'dev' : await buildIfStale()
  const database = process.env.DATABASE_URL ? null : await startEmbedded()
  const watch = dev
    ? [...WATCHED.map((path) => `--watch-path=${join(root, path)}`), '--watch-preserve-output']
    : []
  const child = spawn(process.execPath, [...watch, join(root, 'server', 'src', 'main.ts')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: process.env.DATABASE_URL || database?.url,
      DEMO: demo ? '1' : '0',
      VITRINE_BUILD: build,
      VITRINE_DATA: process.env.VITRINE_DATA || join(root, '.data'),
      VITRINE_CHILD: '1',
      ...(dev && { VITRINE_DEV: '1' }),
    },
  })
  child.on('message', (message) => {
    if (message === 'pronto') say(`Pronto em ${secondsSince(began)}. Ctrl-C encerra.`)
  })
  supervise(child, database)
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
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('./database/start-database.mjs').Database | null} database
 */
function supervise(child, database) {
  let stoppedAt = 0
  let isDatabaseDead = false
  const stop = () => {
    if (stoppedAt > 0) {
      if (Date.now() - stoppedAt > SECOND_MS) child.kill('SIGKILL')
      return
    }
    stoppedAt = Date.now()
    say('Encerrando: o servidor termina os pedidos em andamento (Ctrl-C de novo: já)…')
    child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)

  const pulse = setInterval(() => {
    if (!database || stoppedAt > 0 || isAlive(database.pid)) return
    isDatabaseDead = true
    process.stderr.write('O PostgreSQL embutido parou sem ser pedido: npm start o recupera.\n')
    stop()
  }, 2000)

  child.on('error', (error) => process.stderr.write(`${describe(error)}\n`))
  child.on('exit', (code, signal) => {
    clearInterval(pulse)
    const isAsked = stoppedAt > 0 && !isDatabaseDead
    if (stoppedAt === 0)
      process.stderr.write(`O servidor parou sem ser pedido (${signal ?? `código ${code}`}).\n`)
    finish(database, isAsked && signal !== 'SIGKILL' ? 0 : code || 1).catch(endWith)
  })
}

/** @param {import('./database/start-database.mjs').Database | null} database @param {number} code */
async function finish(database, code) {
  const isStopped = await database?.stop()
  if (isStopped === false) say('Outro npm start usa o banco de dados: ele continua ligado.')
  else if (isStopped) say('Banco de dados encerrado em ordem.')
  process.exit(code)
}

serve().catch(endWith)
