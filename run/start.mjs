import { fileURLToPath } from 'node:url'

import { checkNode, checkPort, checkWritable, readPort } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { runUnder } from './reexecute.mjs'
import { endWith, root } from './root.mjs'

// Runs before anything is installed, under any Node: no dependency may be imported here.
try {
  process.env.VITRINE_INICIO = String(Date.now())
  checkNode(process.version)
  checkWritable(root)
  await checkPort(readPort(process.env.PORT), process.env.HOST || '0.0.0.0')
  runUnder(await ensureInstalled(), fileURLToPath(new URL('serve.mjs', import.meta.url)))
} catch (error) {
  endWith(error)
}
