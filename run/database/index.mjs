import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findFreePort } from '../checks.mjs'
import { Aviso } from '../root.mjs'
import { findBinaries } from './binaries.mjs'
import { chooseOwner, placeFor } from './owner.mjs'

const SUPERUSER = 'vitrine'
/** Sized for the small machine; a bigger one deserves a PostgreSQL of its own (DATABASE_URL). */
const SETTINGS = { shared_buffers: '256MB', max_connections: '120', work_mem: '16MB', maintenance_work_mem: '64MB', random_page_cost: '1.1', jit: 'off' }
/** Lost on a crash, and that is all right: the folder is deleted anyway. */
const UNSAFE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/**
 * @typedef {object} Database
 * @property {string} url of the database 'vitrine', with its password
 * @property {number} pid of the postmaster
 * @property {string} dir of the data
 * @property {boolean} adopted it was already alive: only the server before us had died
 * @property {() => Promise<void>} stop fast shutdown: transactions roll back, everything committed stays
 */

/**
 * Starts the embedded PostgreSQL on the loopback, in a process group of its own so that Ctrl-C reaches the server first,
 * or adopts the one that survived. A crash before is recovered by PostgreSQL itself.
 * @param {{ dir: string, settings?: Record<string, string> }} options
 * @returns {Promise<Database>}
 */
export async function startDatabase({ dir, settings = {} }) {
  const owner = chooseOwner()
  const { binaries, data } = placeFor({ binaries: findBinaries(), dir, owner })
  if (!existsSync(join(data, 'PG_VERSION'))) initialize(binaries, data, owner)
  const password = readFileSync(join(data, 'senha'), 'utf8').trim()

  const living = findLiving(data)
  if (living) {
    const url = toUrl(living.port, password)
    await waitUntilReady(url, () => isAlive(living.pid), join(data, 'postgres.log'))
    return { url, pid: living.pid, dir: data, adopted: true, stop: () => stopPostmaster(living.pid) }
  }
  removeStaleLock(data)

  const port = await findFreePort()
  const log = join(data, 'postgres.log')
  const out = openSync(log, 'a')
  if (owner.uid !== undefined) chownSync(log, owner.uid, owner.gid ?? 0)
  const options = Object.entries({ ...SETTINGS, ...settings, listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' })
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    ...owner,
    cwd: data,
    detached: true,
    stdio: ['ignore', out, out],
    env: { PATH: process.env.PATH, LANG: 'C', TZ: 'UTC' },
  })
  child.unref()
  const pid = child.pid ?? 0
  const url = toUrl(port, password)
  await waitUntilReady(url, () => child.exitCode === null && child.signalCode === null, log)
  return { url, pid, dir: data, adopted: false, stop: () => stopPostmaster(pid) }
}

/**
 * A cluster of its own for tests and measurements: fast, unsafe, gone at the end, also when this process is killed.
 * @param {{ settings?: Record<string, string> }} [options]
 * @returns {Promise<Database>}
 */
export async function startTemporaryDatabase({ settings = {} } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-teste-'))
  const { uid, gid } = chooseOwner()
  if (uid !== undefined) chownSync(dir, uid, gid ?? 0)
  const database = await startDatabase({ dir, settings: { ...UNSAFE, ...settings } })
  const watch = `while kill -0 ${process.pid} 2>/dev/null; do sleep 1; done; kill -QUIT ${database.pid} 2>/dev/null; sleep 2; rm -rf '${dir}' '${database.dir}'`
  if (process.platform !== 'win32') spawn('sh', ['-c', watch], { detached: true, stdio: 'ignore' }).unref()
  return {
    ...database,
    stop: async () => {
      await database.stop()
      for (const folder of [dir, database.dir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {string} binaries @param {string} data @param {{ uid?: number, gid?: number }} owner */
function initialize(binaries, data, owner) {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const passwordFile = `${data}.senha`
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (owner.uid !== undefined) for (const path of [data, passwordFile]) chownSync(path, owner.uid, owner.gid ?? 0)
  const { status, stderr } = spawnSync(
    join(binaries, 'bin', 'initdb'),
    ['-D', data, '-U', SUPERUSER, '--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions'],
    { ...owner, cwd: data, encoding: 'utf8', env: { PATH: process.env.PATH, LANG: 'C' } },
  )
  if (status !== 0) {
    rmSync(data, { recursive: true, force: true })
    throw new Aviso(`O banco de dados não pôde ser criado em ${data}: ${stderr?.trim().split('\n').at(-1) ?? 'sem explicação'}`)
  }
  // Kept beside the data, readable by its owner alone; root reads it anyway.
  writeFileSync(join(data, 'senha'), readFileSync(passwordFile), { mode: 0o600 })
  if (owner.uid !== undefined) chownSync(join(data, 'senha'), owner.uid, owner.gid ?? 0)
  rmSync(passwordFile)
}

/** The postmaster that still serves this folder, if any. @param {string} data */
function findLiving(data) {
  const lock = readLock(data)
  return lock && isAlive(lock.pid) && isPostmasterOf(lock.pid, data) ? lock : null
}

/** Line 1 of postmaster.pid is the process, line 4 the port. @param {string} data */
function readLock(data) {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** A lock whose process is gone, or is another program that got its number, keeps nobody out. @param {string} data */
function removeStaleLock(data) {
  if (readLock(data)) rmSync(join(data, 'postmaster.pid'), { force: true })
}

/** @param {number} pid */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 1) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {number} pid @param {string} data */
function isPostmasterOf(pid, data) {
  // Where there is no /proc the lock is believed: PostgreSQL itself would refuse a second postmaster.
  if (!existsSync('/proc/self/cmdline')) return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
  } catch {
    return false
  }
}

/** @param {string} url @param {() => boolean} isRunning @param {string} log */
async function waitUntilReady(url, isRunning, log) {
  const { default: postgres } = await import('postgres')
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (!isRunning()) throw new Aviso(`O PostgreSQL embutido não ligou: ${lastLine(log)}`)
    // The maintenance database exists from the start; ours is made here once.
    const sql = postgres(url.replace(/\/vitrine$/, '/postgres'), { max: 1, connect_timeout: 2, onnotice: () => {} })
    try {
      const found = await sql`select 1 from pg_database where datname = 'vitrine'`
      if (found.length === 0) await sql`create database vitrine`
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
  throw new Aviso(`O PostgreSQL embutido não respondeu em 60 s: ${lastLine(log)}`)
}

/** @param {string} log */
function lastLine(log) {
  return existsSync(log) ? (readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '') : 'sem registro'
}

/** @param {number} pid */
async function stopPostmaster(pid) {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let i = 0; i < 200 && isAlive(pid); i++) await new Promise((resolve) => setTimeout(resolve, 50))
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
}

/** @param {number} port @param {string} password */
function toUrl(port, password) {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/vitrine`
}
