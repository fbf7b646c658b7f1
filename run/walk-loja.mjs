import { join } from 'node:path'

import { buildIfStale } from './build-if-stale.mjs'
import { findChromium } from './chromium.mjs'
import { createTemporaryDatabase } from './database/index.mjs'
import { Aviso, root } from './root.mjs'
import { runTool } from './run-tool.mjs'

/** The browser that walks; '' is the one that Playwright has installed. Throws an Aviso where there is none. */
export async function requireChromium() {
  const chromium = await findChromium()
  if (chromium === null) throw new Aviso('Falta um Chromium: instale o pacote chromium ou defina CHROMIUM.')
  return chromium
}

/**
 * Walks the built shop with Playwright, on a database of its own, outside of `npm test`: pictures, speed, names.
 * @param {object} passeio
 * @param {string} passeio.config of e2e/
 * @param {string} passeio.chromium
 * @param {string[]} passeio.args further arguments of Playwright
 * @param {(build: string) => Record<string, string>} passeio.envOf what its tests are told, by the build that is walked
 * @returns {Promise<number>} exit code
 */
export async function walkLoja({ config, chromium, args, envOf }) {
  const build = await buildIfStale()
  const database = await createTemporaryDatabase({ extra: { max_connections: '100' }, inMemory: true })
  const { code } = await runTool('playwright', ['test', `--config=${config}`, '--reporter=list', ...args], {
    cwd: join(root, 'e2e'),
    env: { TEST_DATABASE_URL: database.url, CHROMIUM: chromium, ...envOf(build) },
    show: true,
  })
  await database.stop()
  return code
}
