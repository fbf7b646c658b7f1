import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import postgres from 'postgres'
import { afterEach, describe, expect, test } from 'vitest'

import { checkNode, checkPort, checkWritable } from './checks.mjs'
import { startDatabase } from './database/index.mjs'

const asRoot = process.getuid?.() === 0
const folders = []
const databases = []

afterEach(async () => {
  for (const database of databases.splice(0)) await database.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-run-'))
  folders.push(folder)
  return folder
}

async function start(dir) {
  const database = await startDatabase({ dir })
  databases.push(database)
  folders.push(database.dir)
  return database
}

async function query(url, text) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe(text)
  } finally {
    await sql.end()
  }
}

describe('what stops a start is one clear sentence (issue 1 A)', () => {
  test('a too old Node', () => {
    expect(() => checkNode('v18.19.0')).toThrow('A Vitrine precisa de Node 20 ou mais novo; este é o v18.19.0.')
    expect(() => checkNode('v20.0.0')).not.toThrow()
  })

  test('a busy port', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address()
    await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(`A porta ${port} já está em uso`)
    server.close()
  })

  test.skipIf(asRoot)('a folder that cannot be written', () => {
    const folder = makeFolder()
    chmodSync(folder, 0o500)
    expect(() => checkWritable(folder)).toThrow(`Não é possível gravar em ${folder}`)
  })

  test('a folder that does not exist', () => {
    expect(() => checkWritable('/nao/existe')).toThrow('Não é possível gravar em /nao/existe')
  })
})

describe('the embedded PostgreSQL', () => {
  test('starts in a closed folder (mktemp -d is 0700), sorts as Brazilians do, and is stopped in order', async () => {
    const database = await start(makeFolder())
    expect(await query(database.url, `select 'água' < 'zebra' collate "pt-BR-x-icu" as ok, current_database() as db`)).toMatchObject([{ ok: true, db: 'vitrine' }])
    expect(existsSync(database.dir)).toBe(true)
    await database.stop()
    await expect(query(database.url, 'select 1')).rejects.toThrow()
  })

  test('is adopted alive when only the server was killed', async () => {
    const dir = makeFolder()
    const first = await start(dir)
    const second = await start(dir)
    expect(second).toMatchObject({ adopted: true, pid: first.pid, url: first.url })
  })

  test('recovers after kill -9 of everything: what was committed is there', async () => {
    const dir = makeFolder()
    const first = await start(dir)
    await query(first.url, 'create table t (n int); insert into t values (1)')
    process.kill(-first.pid, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(existsSync(join(first.dir, 'postmaster.pid'))).toBe(true)
    const second = await start(dir)
    expect(second.adopted).toBe(false)
    expect(await query(second.url, 'select n from t')).toMatchObject([{ n: 1 }])
  })

  test("starts over the stale lock of a dead database whose number another program got", async () => {
    const dir = makeFolder()
    const first = await start(dir)
    const lock = readFileSync(join(first.dir, 'postmaster.pid'), 'utf8')
    await first.stop()
    const other = spawn('sleep', ['60'])
    writeFileSync(join(first.dir, 'postmaster.pid'), lock.replace(/^\d+/, String(other.pid)))
    const second = await start(dir)
    expect(second.adopted).toBe(false)
    other.kill()
  })

  test.skipIf(!asRoot)('under root never runs as root', async () => {
    const { pid } = await start(makeFolder())
    const uid = spawnSync('stat', ['-c', '%u', `/proc/${pid}`], { encoding: 'utf8' }).stdout.trim()
    expect(uid).not.toBe('0')
  })
})
