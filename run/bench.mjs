import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { checkNode } from './checks.mjs'
import { ensureInstalled, node24 } from './install.mjs'
import { runUnderNode24 } from './reexecute.mjs'
import { endWith, root } from './root.mjs'

/** Builds, starts a PostgreSQL that counts statements, and runs bench/main.ts on it. */
async function bench() {
  const [{ buildIfStale }, { startTemporaryDatabase }] = await Promise.all([import('./build.mjs'), import('./database/index.mjs')])
  buildIfStale()
  const database = await startTemporaryDatabase({
    // Durable commits, as a shop has them: the reference pays for them too.
    settings: { shared_preload_libraries: 'pg_stat_statements', fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  })
  const child = spawn(node24, ['bench/main.ts', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env: { ...process.env, BENCH_DATABASE_URL: database.url } })
  child.on('exit', (code) => {
    database.stop().then(() => process.exit(code ?? 1), endWith)
  })
}

try {
  checkNode(process.version)
  ensureInstalled()
  if (Number(process.versions.node.split('.')[0]) >= 24) await bench()
  else runUnderNode24(fileURLToPath(import.meta.url))
} catch (error) {
  endWith(error)
}
