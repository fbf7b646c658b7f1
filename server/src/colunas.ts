import { writeFileSync } from 'node:fs'

import { listColunas, renderColunas } from './coluna/render-colunas.ts'
import { migrate, openDatabase, prazos } from './infra/index.ts'

/**
 * `npm run colunas`: writes down the columns of each table, as the migrated schema of DATABASE_URL, an empty database, has them;
 * the argument names the migrations.
 */
const [hash = ''] = process.argv.slice(2)
const sql = openDatabase(process.env.DATABASE_URL ?? '', { max: 2, prazos: prazos.manutencao })
await migrate(sql)
writeFileSync(
  new URL('./coluna/colunas.gerado.ts', import.meta.url),
  renderColunas(await listColunas(sql), hash),
)
await sql.end()
