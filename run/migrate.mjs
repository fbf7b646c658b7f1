import { fileURLToPath } from 'node:url'

import { ensureInstalled } from './install.mjs'
import { runUnder } from './reexecute.mjs'
import { endWith } from './root.mjs'

// `npm run migrate`: see server/src/migrate.ts.
try {
  runUnder(await ensureInstalled(), fileURLToPath(new URL('../server/src/migrate.ts', import.meta.url)))
} catch (error) {
  endWith(error)
}
