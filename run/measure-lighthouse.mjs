import { join } from 'node:path'

import { Aviso, endWith, root } from './root.mjs'
import { requireChromium, walkLoja } from './walk-loja.mjs'

/** `npm run lighthouse`: five loads of five screens of the demo on a phone; further arguments are Playwright's (docs/bench.md). */
async function measureLighthouse() {
  const chromium = await requireChromium()
  // Lighthouse starts its browser by itself.
  if (!chromium) throw new Aviso('Falta um Chromium: instale o pacote chromium ou defina CHROMIUM.')
  const code = await walkLoja({
    config: 'lighthouse.config.ts',
    chromium,
    args: process.argv.slice(2),
    envOf: (build) => ({
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      VITRINE_BUILD: build,
      LIGHTHOUSE: join(root, 'run', 'lighthouse', 'node_modules', 'lighthouse', 'cli', 'index.js'),
    }),
  })
  process.exit(code)
}

measureLighthouse().catch(endWith)
