import { fileURLToPath } from 'node:url'

import { checkNode, checkWritable } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { runUnder } from './reexecute.mjs'
import { endWith, root } from './root.mjs'

// As start.mjs: nothing that must be installed may be imported here.
try {
  checkNode(process.version)
  checkWritable(root)
  runUnder(await ensureInstalled(), fileURLToPath(new URL('walk-por-nome.mjs', import.meta.url)))
} catch (error) {
  endWith(error)
}
