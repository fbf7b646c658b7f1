import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'

/** Names all migrations as they are. */
export function hashMigrations() {
  const folder = join(root, 'server', 'db', 'migrations')
  const hash = createHash('sha256')
  for (const nome of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, nome)))
  return hash.digest('hex').slice(0, 16)
}
