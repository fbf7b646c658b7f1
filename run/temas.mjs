import { findChromium } from './chromium.mjs'
import { execute } from './execute.mjs'
import { Aviso, endWith, root } from './root.mjs'

/** `npm run temas -- http://localhost:3000`: pictures of a running shop for docs/images (e2e/show-temas.ts). */
async function drawTemas() {
  const chromium = await findChromium()
  if (chromium === null) throw new Aviso('Falta um Chromium: instale o pacote chromium ou defina CHROMIUM.')
  const { code } = await execute(process.execPath, ['e2e/show-temas.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: { CHROMIUM: chromium },
    show: true,
  })
  process.exit(code)
}

drawTemas().catch(endWith)
