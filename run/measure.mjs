import { spawn } from 'node:child_process'

import { buildIfStale } from './build-if-stale.mjs'
import { createTemporaryDatabase } from './database/index.mjs'
import { endWith, root } from './root.mjs'

/** Starts a PostgreSQL that counts statements and runs bench/main.ts, or bench/grande.ts, on it (BENCH_DATABASE_URL), with our arguments. */
async function measure() {
  const build = await buildIfStale()
  const database = await createTemporaryDatabase({
    extra: {
      shared_preload_libraries: 'pg_stat_statements',
      // Durable commits, as a shop has them: the reference pays for them too.
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
    },
  })
  const script = process.argv.includes('--grande') ? 'bench/grande.ts' : 'bench/main.ts'
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BENCH_DATABASE_URL: database.url, VITRINE_BUILD: build },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    database.stop().then(() => process.exit(code ?? 1), endWith)
  })
}

measure().catch(endWith)
