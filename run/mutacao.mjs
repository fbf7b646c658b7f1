import { fileURLToPath } from 'node:url'

import { checkNode, checkWritable } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { runUnderNode24 } from './reexecute.mjs'
import { endWith, root } from './root.mjs'

// As start.mjs: nothing that must be installed may be imported here.
try {
  checkNode(process.version)
  checkWritable(root)
  await ensureInstalled()
  runUnderNode24(fileURLToPath(new URL('run-mutantes.mjs', import.meta.url)))
} catch (error) {
  endWith(error)
}
