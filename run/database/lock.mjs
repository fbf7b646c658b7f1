import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** No process has this number on any system: PostgreSQL takes such a lock for what it is, stale. */
const NOBODY = 2_147_483_647

/**
 * The postmaster that still holds this data folder, if any. Its lock, postmaster.pid, has the process in line 1 and the
 * port in line 4.
 * @param {string} data
 * @returns {{ pid: number, port: number } | null}
 */
export function findLiving(data) {
  const lock = readLock(data)
  return lock && isAlive(lock.pid) && isPostmasterOf(lock.pid, data) ? lock : null
}

/**
 * After a crash the lock's number may belong to another program, and PostgreSQL would refuse to start. The lock is not removed but names a process that does not exist: PostgreSQL itself then removes it, once it has seen that no orphan still uses the memory
 * that the lock names.
 * @param {string} data of which findLiving found nothing
 */
export function releaseStaleLock(data) {
  const lock = readLock(data)
  if (!lock || !isAlive(lock.pid)) return
  const file = join(data, 'postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^-?\d+/, String(NOBODY)))
}

/** @param {number} pid */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 1) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return !isZombie(pid)
}

/** @param {string} data @returns {{ pid: number, port: number } | null} */
function readLock(data) {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** Dead, and its parent (a container's first process, often) never asks. @param {number} pid */
function isZombie(pid) {
  try {
    return /^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** @param {number} pid @param {string} data */
function isPostmasterOf(pid, data) {
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
    } catch {
      return false
    }
  }
  // Where processes cannot be looked at, the lock is believed: a wrong one ends as "does not answer", never as two
  // postmasters on one folder.
  return true
}
