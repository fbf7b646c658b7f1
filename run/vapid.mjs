import { join } from 'node:path'

import { ensureInstalled } from './install.mjs'
import { runUnder } from './reexecute.mjs'
import { endWith, root } from './root.mjs'

// `npm run vapid`: as start.mjs, nothing that must be installed may be imported here.
try {
  runUnder(await ensureInstalled(), join(root, 'server', 'src', 'vapid.ts'))
} catch (error) {
  endWith(error)
}
