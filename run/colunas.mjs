import { fileURLToPath } from 'node:url'

import { ensureInstalled } from './install.mjs'
import { runUnder } from './reexecute.mjs'
import { endWith } from './root.mjs'

// `npm run colunas`: as start.mjs, nothing that must be installed may be imported here.
try {
  runUnder(await ensureInstalled(), fileURLToPath(new URL('write-colunas.mjs', import.meta.url)))
} catch (error) {
  endWith(error)
}
