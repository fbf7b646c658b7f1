import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { checkNode, checkWritable } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { isInstalled } from './is-installed.mjs'
import { runNpm } from './npm.mjs'
import { runUnder } from './reexecute.mjs'
import { Aviso, endWith, root, say } from './root.mjs'

const folder = join(root, 'run', 'lighthouse')

/** Lighthouse with a lock of its own, as run/node has: nobody who only runs the shop waits for its 114 packages (docs/bench.md). */
async function ensureLighthouse() {
  if (isInstalled(folder)) return
  say('Instalando o Lighthouse em run/lighthouse…')
  // Without scripts: the browser is the one of this machine.
  const code = await runNpm(folder, 'ainda instalando o Lighthouse', ['ci', '--ignore-scripts'])
  if (code !== 0) throw new Aviso('A instalação do Lighthouse falhou: veja as mensagens do npm acima.')
}

// As start.mjs: nothing that must be installed may be imported here.
try {
  checkNode(process.version)
  checkWritable(root)
  const node = await ensureInstalled()
  await ensureLighthouse()
  runUnder(node, fileURLToPath(new URL('measure-lighthouse.mjs', import.meta.url)))
} catch (error) {
  endWith(error)
}
