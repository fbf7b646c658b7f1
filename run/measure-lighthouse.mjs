import { join } from 'node:path'

import { buildIfStale } from './build-if-stale.mjs'
import { findChromium } from './chromium.mjs'
import { createTemporaryDatabase } from './database/index.mjs'
import { Aviso, endWith, root } from './root.mjs'
import { runTool } from './run-tool.mjs'

/** `npm run lighthouse`: five loads of five screens of the demo on a phone; further arguments are Playwright's (docs/bench.md). */
async function measureLighthouse() {
  const chromium = await findChromium()
  if (!chromium) throw new Aviso('Falta um Chromium: instale o pacote chromium ou defina CHROMIUM.')
  const build = await buildIfStale()
  const database = await createTemporaryDatabase({ extra: { max_connections: '100' }, inMemory: true })
  const { code } = await runTool(
    'playwright',
    ['test', '--config=lighthouse.config.ts', '--reporter=list', ...process.argv.slice(2)],
    {
      cwd: join(root, 'e2e'),
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        VITRINE_BUILD: build,
        TEST_DATABASE_URL: database.url,
        CHROMIUM: chromium,
        LIGHTHOUSE: join(root, 'run', 'lighthouse', 'node_modules', 'lighthouse', 'cli', 'index.js'),
      },
      show: true,
    },
  )
  await database.stop()
  process.exit(code)
}

measureLighthouse().catch(endWith)
