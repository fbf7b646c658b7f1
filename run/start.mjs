import { fileURLToPath } from 'node:url'

import { checkNode, checkPort, checkWritable } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { runUnderNode24 } from './reexecute.mjs'
import { endWith, root } from './root.mjs'

// Runs before anything is installed, under any Node: no dependency may be imported here.
try {
  checkNode(process.version)
  checkWritable(root)
  await checkPort(Number(process.env.PORT ?? 3000), process.env.HOST ?? '0.0.0.0')
  ensureInstalled()
  runUnderNode24(fileURLToPath(new URL('serve.mjs', import.meta.url)))
} catch (error) {
  endWith(error)
}
