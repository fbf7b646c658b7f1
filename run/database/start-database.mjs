import { spawn } from 'node:child_process'
import { chownSync, existsSync, openSync, closeSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { findFreePort } from '../checks.mjs'
import { Aviso } from '../root.mjs'
import { takeLease } from './connection.mjs'
import { initializeOnce, NAME } from './initialize.mjs'
import { findLiving, isAlive, releaseStaleLock } from './lock.mjs'
import { choosePlace } from './place.mjs'

const READY_MS = 60_000
/** A crash with much to write again takes its time; PostgreSQL says then that it is starting up. */
const RECOVERY_MS = 600_000
const ATTEMPTS = 20
const LOG_BYTES = 10_000_000

/** Sized for the small machine; a bigger one deserves a PostgreSQL of its own (DATABASE_URL). */
const SETTINGS = {
  shared_buffers: '256MB',
  max_connections: '100',
  work_mem: '16MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Parallel queries need more of /dev/shm than a container gives (64 MB), and gain little on two cores.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/**
 * @typedef {object} Database
 * @property {string} url of the database 'vitrine', with its password
 * @property {number} port on 127.0.0.1
 * @property {number} pid of the postmaster
 * @property {string} dir of the data
 * @property {boolean} adopted it was already alive: only the server before us had died
 * @property {() => Promise<boolean>} stop fast shutdown: transactions roll back, everything committed stays. False when
 *   another start still uses it and it was left alive
 */

/**
 * Starts the embedded PostgreSQL on the loopback, in a process group of its own so that Ctrl-C reaches the server first,
 * or adopts the one that survived. A crash before is recovered by PostgreSQL itself.
 * @param {{ dir: string, port?: number, log?: (text: string) => void, extra?: Record<string, string> }} options data goes
 *   to `dir`/postgres (or where its user can reach it); `port` when it is free; `log` gets sentences for a person; `extra`
 *   are settings of postgresql.conf
 * @returns {Promise<Database>}
 * @throws {Aviso} when it does not start
 */
export async function startDatabase({ dir, port, log = () => {}, extra = {} }) {
  const place = choosePlace(resolve(dir))
  const { data } = place
  if (data !== join(resolve(dir), 'postgres'))
    log(`O banco de dados fica em ${data}, onde o usuário dele alcança.`)
  const password = initializeOnce(place)
  for (let attempt = 1; ; attempt++) {
    const living = findLiving(data)
    const postmaster = living ?? (await launch(place, port, extra))
    const lease = await waitUntilReady({ ...postmaster, password, data, log })
    if (lease) return toDatabase({ ...postmaster, adopted: living !== null, password, data, lease })
    // Orphans of a killed postmaster are still leaving, another start was faster, or the port was taken meanwhile.
    if (attempt === ATTEMPTS)
      throw new Aviso(`O PostgreSQL embutido não ligou: ${lastLine(data)} (registro em ${logOf(data)})`)
    await wait(500)
  }
}

/**
 * @param {{ binaries: string, data: string, owner: import('./owner.mjs').Owner }} place
 * @param {number | undefined} wanted
 * @param {Record<string, string>} extra
 */
async function launch({ binaries, data, owner }, wanted, extra) {
  releaseStaleLock(data)
  const port = await findFreePort(wanted ?? rememberedPort(data))
  const settings = {
    ...SETTINGS,
    ...extra,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
  }
  const log = logOf(data)
  const out = openSync(log, existsSync(log) && statSync(log).size > LOG_BYTES ? 'w' : 'a', 0o600)
  if (owner.uid !== undefined) chownSync(log, owner.uid, owner.gid ?? owner.uid)
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...owner,
      cwd: data,
      detached: true,
      stdio: ['ignore', out, out],
      env: { PATH: process.env.PATH, LANG: 'C', TZ: 'UTC' },
    },
  )
  child.once('error', () => {})
  child.unref()
  closeSync(out)
  writeFileSync(join(data, 'porta'), String(port), { mode: 0o600 })
  return { pid: child.pid ?? 0, port }
}

/**
 * @param {{ pid: number, port: number, password: string, data: string, log: (text: string) => void }} options
 * @returns {Promise<Awaited<ReturnType<typeof takeLease>> | null>} null when the process ended instead
 */
async function waitUntilReady({ pid, port, password, data, log }) {
  const began = Date.now()
  let isRecovering = false
  while (Date.now() - began < (isRecovering ? RECOVERY_MS : READY_MS)) {
    try {
      return await takeLease({ port, password, data })
    } catch (error) {
      if (!isAlive(pid)) return null
      // 57P03: cannot connect now, it is starting up.
      const isStarting = error instanceof Error && 'code' in error && error.code === '57P03'
      if (isStarting && !isRecovering && Date.now() - began > 2000) {
        isRecovering = true
        log('O banco de dados está se recuperando da parada anterior…')
      }
      await wait(50)
    }
  }
  throw new Aviso(
    `O PostgreSQL embutido (processo ${pid}) não respondeu: ${lastLine(data)} (registro em ${logOf(data)})`,
  )
}

/** @param {{ pid: number, port: number, adopted: boolean, password: string, data: string, lease: Awaited<ReturnType<typeof takeLease>> }} started @returns {Database} */
function toDatabase({ pid, port, adopted, password, data, lease }) {
  return {
    url: `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`,
    port,
    pid,
    dir: data,
    adopted,
    stop: async () => {
      // A database that does not answer is stopped all the same.
      const isLast = await lease.isLast().catch(() => true)
      await lease.close()
      if (isLast) await stopPostmaster(pid, data)
      return isLast
    },
  }
}

/** @param {number} pid @param {string} data */
async function stopPostmaster(pid, data) {
  if (findLiving(data)?.pid !== pid) return
  for (const [signal, patience] of /** @type {const} */ ([
    ['SIGINT', 30_000],
    ['SIGQUIT', 5000],
  ])) {
    process.kill(pid, signal)
    for (const end = Date.now() + patience; Date.now() < end && isAlive(pid);) await wait(20)
    if (!isAlive(pid)) return
  }
}

/** Of the start before: tools that were pointed at it find it again. @param {string} data */
function rememberedPort(data) {
  const file = join(data, 'porta')
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0
}

/** @param {string} data */
function logOf(data) {
  return join(data, 'postgres.log')
}

/** @param {string} data */
function lastLine(data) {
  const log = logOf(data)
  return existsSync(log) ? (readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '') : 'sem registro'
}
