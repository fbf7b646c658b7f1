import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { findFreePort } from './checks.mjs'
import { startDatabase } from './database/index.mjs'
import { chooseOwner } from './database/owner.mjs'
import { root } from './root.mjs'

/** Y: days when things break, with a cluster of its own that may be stopped and killed. */
const EXTRA = { fsync: 'off', full_page_writes: 'off', max_connections: '60' }
const dir = mkdtempSync(join(tmpdir(), 'vitrine-dia-ruim-'))
const children = new Set<ChildProcess>()
let database: Awaited<ReturnType<typeof startDatabase>>
let port: number

beforeAll(async () => {
  const { uid, gid } = chooseOwner(join(dir, 'postgres'))
  if (uid !== undefined) chownSync(dir, uid, gid ?? uid)
  port = await findFreePort()
  await startAgain()
  expect(await start('migrar.ts', { DATABASE_URL: database.url }).ended).toBe(0)
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
})
afterAll(async () => {
  await database?.stop()
  for (const folder of new Set([dir, database?.dir ?? dir])) rmSync(folder, { recursive: true, force: true })
})

const startAgain = async () => (database = await startDatabase({ dir, port, extra: EXTRA }))

interface Processo {
  child: ChildProcess
  said: () => string
  ended: Promise<number | null>
}

function start(script: string, env: Record<string, string>): Processo {
  const child = spawn(process.execPath, [join(root, 'server', 'src', script)], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DEMO: '0',
      LOG_LEVEL: 'silent',
      // Many times the pause between two looks of the proxy, however busy the machine.
      DRENO_MS: '4000',
      LIMITE_IP: '0',
      LIMITE_CONTA: '0',
      LIMITE_CHAMADA: '0',
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'vitrine-server'),
      ...env,
    },
  })
  children.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)))
  return { child, said: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

async function until(what: () => unknown, ms = 100_000): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; await wait(40)) if (await what()) return
  throw new Error('that never came')
}

const get = async (url: string) => {
  const began = performance.now()
  // A session that nobody has: each is looked for in the database.
  const headers = { authorization: `Bearer ${randomUUID()}` }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(8000) }).catch(() => null)
  const ms = performance.now() - began
  return { status: response?.status ?? 0, retry: response?.headers.get('retry-after'), ms }
}

/** The postmaster and all that work for it, each of which leads a group of its own. */
function signalInteiro(signal: NodeJS.Signals): void {
  const table = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table.split('\n').map((row) => row.trim().split(/\s+/).map(Number))
  const filhos = rows.filter(([, ppid]) => ppid === database.pid).map(([pid = 0]) => pid)
  for (const pid of [database.pid, ...filhos]) process.kill(pid, signal)
}

/** A server that reads the database for each call. */
async function startServer(env: Record<string, string> = {}) {
  const { child, said, ended } = start('teste/servidor-de-teste.ts', { DATABASE_URL: database.url, ...env })
  await until(() => /^\d+$/m.test(said()))
  return { base: `http://127.0.0.1:${/^\d+$/m.exec(said())?.[0]}`, child, ended }
}

/** Answers 401 as long as the database says that there is no such session. */
const LE_BANCO = '/v1/app/token/cliente/enderecos'
const VIVO = 401

test('started before its database: says for what it waits, and starts by itself', async () => {
  const web = String(await findFreePort())
  const { url } = database
  await database.stop()
  const { said } = start('main.ts', { DATABASE_URL: url, PAPEL: 'worker', PORT: web })
  await until(() => said().includes('Esperando o banco de dados em 127.0.0.1'))
  expect((await get(`http://127.0.0.1:${web}/readyz`)).status).toBe(0)
  await startAgain()
  await until(async () => (await get(`http://127.0.0.1:${web}/readyz`)).status === 200)
  expect(said()).toContain('O banco de dados respondeu.')
  expect(said()).toContain('defina OPERADOR_EMAIL')
  // A worker has this port for who runs it, and no shop.
  expect((await get(`http://127.0.0.1:${web}/metrics`)).status).toBe(200)
  expect((await get(`http://127.0.0.1:${web}/v4/fornecedor`)).status).toBe(404)
})

test.each([
  [
    'a bad address',
    () => ({ DATABASE_URL: 'localhost/vitrine' }),
    /^DATABASE_URL não é um endereço de PostgreSQL: .+$/,
  ],
  [
    'a wrong password',
    () => ({ DATABASE_URL: database.url.replace(/:[^:@]+@/, ':errada@') }),
    /^O PostgreSQL em 127\.0\.0\.1:\d+ recusou a senha do usuário "vitrine": .+$/,
  ],
  [
    'a database that is not there',
    () => ({ DATABASE_URL: database.url.replace(/\/\w+$/, '/outro') }),
    /^O banco "outro" não existe em .+: crie-o .+$/,
  ],
  [
    'a port that is taken',
    () => ({ DATABASE_URL: database.url, PORT: String(port) }),
    /^A porta já está em uso: .+$/,
  ],
])('%s is one sentence that says what to do, and no stack', async (_name, env, sentence) => {
  const { said, ended } = start('main.ts', {
    PAPEL: 'worker',
    OPERADOR_EMAIL: 'op@vitrine.example',
    OPERADOR_SENHA: 'x',
    ...env(),
  })
  expect(await ended).toBe(1)
  const linhas = said()
    .trim()
    .split('\n')
    .filter((linha) => !linha.startsWith('Operador criado'))
  expect(linhas).toHaveLength(1)
  expect(linhas[0]).toMatch(sentence)
})

test('the role that runs the shop needs no right on the schema: npm run migrate gives it what it works with', async () => {
  const admin = postgres(database.url, { max: 1 })
  await admin`create role loja login password 'segredo'`
  const DATABASE_URL = database.url.replace(/\/\/[^@]+@/, '//loja:segredo@')
  const recusada = start('main.ts', { PAPEL: 'worker', DATABASE_URL })
  expect(await recusada.ended).toBe(1)
  expect(recusada.said()).toMatch(/^O usuário "loja" não tem direito .+: rode npm run migrate .+\n$/)

  expect(await start('migrar.ts', { DATABASE_URL, MIGRACAO_URL: database.url }).ended).toBe(0)
  const web = String(await findFreePort())
  start('main.ts', { PAPEL: 'worker', DATABASE_URL, PORT: web })
  await until(async () => (await get(`http://127.0.0.1:${web}/readyz`)).status === 200)
  // The job queue runs too, and keeps its own books.
  await until(
    async () => (await admin`select 1 from pgboss.schedule where name = 'limpar-falhas'`).length > 0,
  )
  const [direito] = await admin`select has_schema_privilege('loja', 'public', 'create') as muda`
  expect(direito).toEqual({ muda: false })
  const metricas = async (porta: string) => (await fetch(`http://127.0.0.1:${porta}/metrics`)).text()
  expect(await metricas(web)).toContain('vitrine_tarefas_iniciadas 1')

  // A worker whose jobs cannot start is not ready, and says so where an alert looks (X).
  await admin`revoke usage on schema pgboss from loja`
  const outra = String(await findFreePort())
  const parado = start('main.ts', { PAPEL: 'worker', DATABASE_URL, PORT: outra, LOG_LEVEL: 'error' })
  await until(() => parado.said().includes('jobs did not start'))
  const resposta = await fetch(`http://127.0.0.1:${outra}/readyz`)
  expect([resposta.status, await resposta.json()]).toEqual([
    503,
    { status: 'indisponível', motivo: 'sem tarefas' },
  ])
  expect(await metricas(outra)).toContain('vitrine_tarefas_iniciadas 0')
  await admin.end()
})

test('the database killed: 503 within two seconds, ready again within five of its return', async () => {
  const { base } = await startServer()
  expect((await get(base + LE_BANCO)).status).toBe(VIVO)
  process.kill(database.pid, 'SIGQUIT')
  await until(async () => (await get(`${base}/readyz`)).status === 503, 3000)
  const longe = await Promise.all(Array.from({ length: 30 }, () => get(base + LE_BANCO)))
  expect(longe.map(({ status }) => status)).toEqual(longe.map(() => 503))
  expect(Math.max(...longe.map(({ ms }) => ms))).toBeLessThan(2000)
  expect(longe[0]?.retry).toBe('2')
  expect((await get(`${base}/healthz`)).status).toBe(200)
  await startAgain()
  const voltou = Date.now()
  await until(async () => (await get(`${base}/readyz`)).status === 200, 5000)
  expect((await get(base + LE_BANCO)).status).toBe(VIVO)
  expect(Date.now() - voltou).toBeLessThan(5000)
})

test('the database frozen, with its connections open: the same', async () => {
  const { base } = await startServer()
  expect((await get(base + LE_BANCO)).status).toBe(VIVO)
  signalInteiro('SIGSTOP')
  try {
    const dentro = await get(base + LE_BANCO)
    expect(dentro.status).toBe(503)
    expect(dentro.ms).toBeLessThan(3500)
    const depois = await get(base + LE_BANCO)
    expect([depois.status, depois.ms < 500]).toEqual([503, true])
    expect((await get(`${base}/readyz`)).ms).toBeLessThan(500)
  } finally {
    signalInteiro('SIGCONT')
  }
  await until(async () => (await get(base + LE_BANCO)).status === VIVO, 5000)
})

test('one of two processes is stopped under load: no request is refused', async () => {
  const [um, outro] = [await startServer(), await startServer()]
  const prontos = new Set([um.base, outro.base])
  // What a proxy in front does: asks now and then, and shares out among those that are ready.
  const fim = { over: false }
  const sonda = (async () => {
    for (; !fim.over; await wait(50))
      for (const base of [um.base, outro.base]) {
        const isPronto = (await get(`${base}/readyz`)).status === 200
        prontos[isPronto ? 'add' : 'delete'](base)
      }
  })()
  const vistos: number[] = []
  const cliente = async (n: number) => {
    for (let i = 0; !fim.over; i++) {
      const bases = [...prontos]
      vistos.push((await get((bases[(i + n) % bases.length] ?? '') + LE_BANCO)).status)
    }
  }
  const clientes = Array.from({ length: 8 }, (_each, n) => cliente(n))
  await wait(400)
  um.child.kill('SIGTERM')
  expect(await um.ended).toBe(0)
  await wait(300)
  fim.over = true
  await Promise.all([...clientes, sonda])
  expect(vistos.length).toBeGreaterThan(50)
  expect(vistos.filter((status) => status !== VIVO)).toEqual([])
})
