import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { buildIfStale } from './build.mjs'
import { startDatabase } from './database/index.mjs'
import { endWith, root, say } from './root.mjs'

/** Database first, then the server; the server ends first, then the database. */
const began = performance.now()
const dev = process.argv.includes('--dev')

/** DEMO: on by itself only with the embedded database outside production; always said (README). */
function chooseDemo() {
  const { DEMO, DATABASE_URL, NODE_ENV } = process.env
  const isSet = DEMO !== undefined && DEMO !== ''
  const demo = isSet ? DEMO === '1' || DEMO === 'true' : !DATABASE_URL && NODE_ENV !== 'production'
  const why = isSet ? 'pela variável DEMO' : 'por padrão'
  say(demo ? `Demonstração ligada ${why}: lojas, acessos, banco simulado e correio de exemplo.` : `Demonstração desligada ${why}.`)
  return demo
}

async function serve() {
  const demo = chooseDemo()
  const build = dev ? 'dev' : buildIfStale()
  const database = process.env.DATABASE_URL ? null : await startEmbedded()
  const script = join(root, 'server', 'src', 'main.ts')
  const child = spawn(process.execPath, [...(dev ? ['--watch-path=server/src', '--watch-path=contract/src', '--watch-path=rules/src', '--watch-preserve-output'] : []), script], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: process.env.DATABASE_URL ?? database?.url,
      DEMO: demo ? '1' : '0',
      VITRINE_BUILD: build,
      VITRINE_DATA: process.env.VITRINE_DATA ?? join(root, '.data'),
      ...(dev && { VITRINE_DEV: '1' }),
    },
  })

  let stopping = false
  /** @param {number} code */
  const finish = async (code) => {
    await database?.stop()
    process.exit(code)
  }
  const stop = () => {
    if (stopping) return child.kill('SIGKILL')
    stopping = true
    child.kill('SIGTERM')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  child.on('message', (message) => {
    if (message === 'pronto') say(`Pronto em ${((performance.now() - began) / 1000).toFixed(1)} s. Ctrl-C encerra.`)
  })
  child.on('exit', (code) => {
    if (!stopping) process.stderr.write('O servidor parou sem ser pedido; o banco de dados foi encerrado em ordem.\n')
    finish(stopping ? 0 : (code ?? 1)).catch(endWith)
  })
}

async function startEmbedded() {
  say('Ligando o PostgreSQL embutido…')
  const database = await startDatabase({ dir: join(root, '.data') })
  if (database.adopted) say('O PostgreSQL de antes continuava vivo e foi aproveitado.')
  if (database.dir !== join(root, '.data', 'postgres')) say(`O banco de dados fica em ${database.dir}, onde o usuário dele alcança.`)
  return database
}

serve().catch(endWith)
