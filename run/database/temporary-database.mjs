import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chooseOwner } from './owner.mjs'
import { startDatabase } from './start-database.mjs'

/** Lost on a crash, and that is all right: the folder is deleted anyway. */
const UNSAFE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** A folder in memory, and how much of it must be free: a container gives 64 MB, a machine half of what it has. */
const MEMORY = '/dev/shm'
const MEMORY_BYTES = 6 * 1024 ** 3

/**
 * A cluster of its own for tests and measurements: fast, unsafe, deleted by stop() or, when this process ends or is
 * killed, by a watchdog.
 * @param {{ extra?: Record<string, string>, inMemory?: boolean }} [options] `extra`: more settings of postgresql.conf;
 *   `inMemory`: where there is room for it; each file of tests makes a database of a thousand files
 * @returns {Promise<import('./start-database.mjs').Database>}
 */
export async function createTemporaryDatabase({ extra = {}, inMemory = false } = {}) {
  const dir = mkdtempSync(join(inMemory && hasMemory() ? MEMORY : tmpdir(), 'vitrine-teste-'))
  const { uid, gid } = chooseOwner(join(dir, 'postgres'))
  if (uid !== undefined) chownSync(dir, uid, gid ?? uid)
  const database = await startDatabase({ dir, extra: { ...UNSAFE, ...extra } })
  const stopWatching = watchOver(database.pid, [dir, database.dir])
  return {
    ...database,
    stop: async () => {
      stopWatching()
      const stopped = await database.stop()
      for (const folder of [dir, database.dir]) rmSync(folder, { recursive: true, force: true })
      return stopped
    },
  }
}

/**
 * A shell in a group of its own that waits for the end of its input: the system closes it when we end, however we end.
 * @param {number} pid @param {string[]} folders
 */
function watchOver(pid, folders) {
  if (process.platform === 'win32') return () => {}
  const script = 'read -r _; kill -QUIT "$1"; while kill -0 "$1"; do sleep 0.1; done; shift; rm -rf "$@"'
  const watchdog = spawn('sh', ['-c', script, 'sh', String(pid), ...folders], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.unref()
  // A pipe keeps Node running as a socket does; its type does not say so.
  const input = /** @type {import('node:net').Socket} */ (watchdog.stdin)
  input.unref()
  return () => watchdog.kill('SIGKILL')
}

function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= MEMORY_BYTES
  } catch {
    return false
  }
}
