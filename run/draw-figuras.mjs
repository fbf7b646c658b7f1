import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { buildIfStale } from './build-if-stale.mjs'
import { findChromium } from './chromium.mjs'
import { createTemporaryDatabase } from './database/index.mjs'
import { execute } from './execute.mjs'
import { Aviso, endWith, root } from './root.mjs'
import { runTool } from './run-tool.mjs'

/**
 * `npm run figuras -- -u` draws every screen as it is now; `npm run figuras` tells what looks different since. Further arguments
 * are Playwright's (decision 0094).
 */
async function drawFiguras() {
  const args = process.argv.slice(2)
  const isNew = args.includes('-u')
  const chromium = await findChromium()
  if (chromium === null) throw new Aviso('Falta um Chromium: instale o pacote chromium ou defina CHROMIUM.')
  // Another browser draws letters differently: its pictures cannot be compared.
  const { output } = await execute(chromium, ['--version'], { cwd: root })
  const figuras = join(root, '.data', 'figuras', output.trim().replaceAll(/[^\w.]+/g, '-'))
  if (!isNew && !existsSync(figuras))
    throw new Aviso(
      'Ainda não há figuras deste navegador: desenhe com npm run figuras -- -u, mude, e compare.',
    )
  await buildIfStale()
  const database = await createTemporaryDatabase({ extra: { max_connections: '100' }, inMemory: true })
  const { code } = await runTool(
    'playwright',
    [
      'test',
      '--config=figuras.config.ts',
      '--reporter=list',
      `--update-snapshots=${isNew ? 'all' : 'none'}`,
      ...args.filter((arg) => arg !== '-u'),
    ],
    {
      cwd: join(root, 'e2e'),
      env: { TEST_DATABASE_URL: database.url, VITRINE_FIGURAS: figuras, CHROMIUM: chromium },
      show: true,
    },
  )
  await database.stop()
  process.exit(code)
}

drawFiguras().catch(endWith)
