import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { hashMigrations } from './hash-migrations.mjs'
import { root } from './root.mjs'

/** Whether colunas.gerado.ts was made of the migrations that are here. */
export function checkColunas() {
  const texto = readFileSync(join(root, 'server', 'src', 'coluna', 'colunas.gerado.ts'), 'utf8')
  const isFresh = texto.includes(`migrations ${hashMigrations()}`)
  return {
    code: isFresh ? 0 : 1,
    output: isFresh ? '' : 'As migrações mudaram: rode `npm run colunas`.\n',
  }
}
