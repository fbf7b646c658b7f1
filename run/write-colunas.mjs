import { join } from 'node:path'

import { createTemporaryDatabase } from './database/index.mjs'
import { execute } from './execute.mjs'
import { hashMigrations } from './hash-migrations.mjs'
import { endWith, root, say } from './root.mjs'

/** See server/src/colunas.ts. */
async function writeColunas() {
  const database = await createTemporaryDatabase({})
  const script = join(root, 'server', 'src', 'colunas.ts')
  const { code, output } = await execute(process.execPath, [script, hashMigrations()], {
    cwd: root,
    env: { DATABASE_URL: database.url },
  })
  await database.stop()
  say(code === 0 ? 'Colunas escritas: server/src/coluna/colunas.gerado.ts.' : output)
  process.exit(code)
}

writeColunas().catch(endWith)
