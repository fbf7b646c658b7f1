import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import postgres from 'postgres'
import { afterEach, describe, expect, test } from 'vitest'

import { startDatabase } from './database/index.mjs'
import { isAlive } from './database/lock.mjs'
import { root } from './root.mjs'

type Database = Awaited<ReturnType<typeof startDatabase>>

const isRoot = process.getuid?.() === 0
const folders: string[] = []
const databases: Database[] = []

afterEach(async () => {
  for (const database of databases.splice(0)) await database.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** As mktemp -d makes it: 0700, so that under root the database's user does not get in. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-run-'))
  folders.push(folder)
  return folder
}

async function start(dir: string): Promise<Database> {
  // A small one: two cores, and other tests beside this one.
  const database = await startDatabase({ dir, extra: { shared_buffers: '16MB' } })
  databases.push(database)
  folders.push(database.dir)
  return database
}

async function query(url: string, text: string): Promise<postgres.RowList<postgres.Row[]>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe(text)
  } finally {
    await sql.end()
  }
}

async function waitFor(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end && !isTrue();) await wait(50)
  expect(isTrue()).toBe(true)
}

describe('the embedded PostgreSQL (issue 1 A)', () => {
  test('starts in a folder closed to others, sorts as Brazilians do, and stops in order', async () => {
    const database = await start(makeFolder())
    const [row] = await query(
      database.url,
      `select 'água' < 'zebra' collate "pt-BR-x-icu" as sorted, current_database() as name,
        current_setting('fsync') as fsync, current_setting('server_encoding') as encoding`,
    )
    expect(row).toEqual({ sorted: true, name: 'vitrine', fsync: 'on', encoding: 'UTF8' })
    expect(database.port).not.toBe(5432)
    expect(await database.stop()).toBe(true)
    expect(isAlive(database.pid)).toBe(false)
    expect(existsSync(join(database.dir, 'postmaster.pid'))).toBe(false)
  })

  test('lets nobody in without the password, which only its owner reads', async () => {
    const { url, dir } = await start(makeFolder())
    await expect(query(url.replace(/:[^:@/]+@/, ':errada@'), 'select 1')).rejects.toThrow(/password/)
    expect(spawnSync('stat', ['-c', '%a', join(dir, 'senha')], { encoding: 'utf8' }).stdout.trim()).toBe(
      '600',
    )
  })

  test('is adopted alive when only the server was killed, and keeps its port afterwards', async () => {
    const dir = makeFolder()
    const script = `import { startDatabase } from ${JSON.stringify(join(root, 'run/database/index.mjs'))}
      const { pid } = await startDatabase({ dir: ${JSON.stringify(dir)}, extra: { shared_buffers: '16MB' } })
      console.log(pid)`
    const server = spawn(process.execPath, ['--input-type=module', '-e', script])
    const pid = Number(
      await new Promise((resolve) => server.stdout.once('data', (data) => resolve(String(data)))),
    )
    process.kill(-pid, 0) // a process group of its own
    server.kill('SIGKILL')

    const adopted = await start(dir)
    expect(adopted).toMatchObject({ adopted: true, pid })
    expect(await adopted.stop()).toBe(true)
    const next = await start(dir)
    expect(next).toMatchObject({ adopted: false, port: adopted.port })
  })

  test('of two starts on one folder the last one stops it', async () => {
    const dir = makeFolder()
    const [first, second] = await Promise.all([start(dir), start(dir)])
    expect(second.pid).toBe(first.pid)
    expect(await first.stop()).toBe(false)
    expect(await query(second.url, 'select 1 as one')).toMatchObject([{ one: 1 }])
    expect(await second.stop()).toBe(true)
  })

  test('recovers after kill -9 of everything: what was committed is there', async () => {
    const dir = makeFolder()
    const first = await start(dir)
    await query(first.url, 'create table t (n int); insert into t values (1)')
    process.kill(-first.pid, 'SIGKILL')
    await waitFor(() => !isAlive(first.pid))
    expect(existsSync(join(first.dir, 'postmaster.pid'))).toBe(true)
    const second = await start(dir)
    expect(second.adopted).toBe(false)
    expect(await query(second.url, 'select n from t')).toMatchObject([{ n: 1 }])
  })

  test('starts over the stale lock of a dead database whose number another program got', async () => {
    const dir = makeFolder()
    const first = await start(dir)
    const lock = readFileSync(join(first.dir, 'postmaster.pid'), 'utf8')
    await first.stop()
    // PostgreSQL itself believes a lock only of a process of its own user.
    const owner = isRoot ? { uid: ownerOf(first.dir), gid: ownerOf(first.dir) } : {}
    const other = spawn('sleep', ['60'], { cwd: '/', ...owner })
    writeFileSync(join(first.dir, 'postmaster.pid'), lock.replace(/^\d+/, String(other.pid)))
    const second = await start(dir)
    expect(second.adopted).toBe(false)
    expect(other.exitCode).toBeNull()
    other.kill()
  })

  test('a temporary one is gone when the process that made it is killed', async () => {
    const script = `import { createTemporaryDatabase } from ${JSON.stringify(join(root, 'run/database/index.mjs'))}
      const { pid, dir } = await createTemporaryDatabase({ extra: { shared_buffers: '16MB' } })
      console.log(JSON.stringify({ pid, dir }))`
    const maker = spawn(process.execPath, ['--input-type=module', '-e', script])
    const line = await new Promise<string>((resolve) =>
      maker.stdout.once('data', (data) => resolve(String(data))),
    )
    const { pid, dir }: { pid: number; dir: string } = JSON.parse(line)
    maker.kill('SIGKILL')
    await waitFor(() => !isAlive(pid) && !existsSync(dir))
  })

  test.skipIf(!isRoot)('never runs as root', async () => {
    const { pid } = await start(makeFolder())
    expect(ownerOf(`/proc/${pid}`)).not.toBe(0)
  })
})

function ownerOf(path: string): number {
  return Number(spawnSync('stat', ['-c', '%u', path], { encoding: 'utf8' }).stdout)
}
