import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { execute } from './execute.mjs'
import { Aviso, endWith, root } from './root.mjs'
import { requireChromium, walkLoja } from './walk-loja.mjs'

/**
 * `npm run figuras -- -u` draws every screen as it is now; `npm run figuras` tells what looks different since. Further arguments
 * are Playwright's (decision 0094).
 */
async function drawFiguras() {
  const args = process.argv.slice(2)
  const isNew = args.includes('-u')
  const chromium = await requireChromium()
  const figuras = await findFiguras(chromium, isNew)
  const code = await walkLoja({
    config: 'figuras.config.ts',
    chromium,
    args: [`--update-snapshots=${isNew ? 'all' : 'none'}`, ...args.filter((arg) => arg !== '-u')],
    envOf: () => ({ VITRINE_FIGURAS: figuras }),
  })
  process.exit(code)
}

/** Where the pictures of this browser are kept: another one draws letters differently, its pictures cannot be compared. @param {string} chromium @param {boolean} isNew */
async function findFiguras(chromium, isNew) {
  const { output } = await execute(chromium, ['--version'], { cwd: root })
  const figuras = join(root, '.data', 'figuras', output.trim().replaceAll(/[^\w.]+/g, '-'))
  if (!isNew && !existsSync(figuras))
    throw new Aviso(
      'Ainda não há figuras deste navegador: desenhe com npm run figuras -- -u, mude, e compare.',
    )
  return figuras
}

drawFiguras().catch(endWith)
