import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Aviso, root } from '../root.mjs'
import { findBinaries } from './binaries.mjs'
import { chooseOwner } from './owner.mjs'

/** @typedef {import('./owner.mjs').Owner} Owner */

/**
 * Places that the database's user reaches: `dir`/postgres and node_modules. Under root the clone's parents may be closed
 * to others (mktemp -d is 0700): then binaries and data live under /var/lib/vitrine, one data folder for each clone.
 * @param {string} dir
 * @returns {{ binaries: string, data: string, owner: Owner }}
 */
export function choosePlace(dir) {
  makeFolder(dir)
  const { folder, version } = findBinaries()
  const inside = join(dir, 'postgres')
  const owner = chooseOwner(inside)
  if (owner.uid === undefined) return { binaries: folder, data: inside, owner }

  const home = chooseHome()
  const binaries = canRun(folder, owner) ? folder : copyBinaries(folder, join(home, `postgresql-${version}`))
  if (canEnter(dir, owner)) return { binaries, data: inside, owner }
  if (existsSync(join(inside, 'PG_VERSION')))
    throw new Aviso(
      `O usuário do banco não alcança ${inside}: abra as pastas acima (chmod o+x) ou mova o clone.`,
    )
  const data = join(home, nameOf(dir))
  return { binaries, data, owner: chooseOwner(data) }
}

/** @param {string} binaries @param {Owner} owner */
function canRun(binaries, owner) {
  return (
    spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { ...owner, stdio: 'ignore' }).status === 0
  )
}

/** @param {string} folder @param {Owner} owner */
function canEnter(folder, owner) {
  return spawnSync('test', ['-x', folder], { ...owner, stdio: 'ignore' }).status === 0
}

/** @param {string} from @param {string} to @returns {string} to */
function copyBinaries(from, to) {
  if (existsSync(to)) return to
  // A copy that is interrupted must not look whole.
  const draft = `${to}.${process.pid}`
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', draft])
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
  return to
}

/**
 * The clone's path and a mark inside it: neither a copy of the clone nor a new clone in the place of a deleted one may
 * meet the data of another.
 * @param {string} dir
 */
function nameOf(dir) {
  const mark = join(dir, 'marca-do-banco')
  if (!existsSync(mark)) writeFileSync(mark, randomBytes(8).toString('hex'))
  return createHash('sha256').update(dir).update(readFileSync(mark)).digest('hex').slice(0, 12)
}

/** A folder of root's that everybody may enter. */
function chooseHome() {
  for (const home of ['/var/lib/vitrine', join(tmpdir(), 'vitrine-root')]) {
    try {
      mkdirSync(home, { recursive: true })
      const { uid } = lstatSync(home)
      // In a folder that all may write in, somebody else may have been there first.
      if (uid !== 0 || !lstatSync(home).isDirectory()) continue
      chmodSync(home, 0o755)
      return home
    } catch {
      // A read-only system: the next place may allow it.
    }
  }
  throw new Aviso(
    `O usuário do banco não alcança ${root} nem /var/lib/vitrine: use outra pasta ou defina DATABASE_URL.`,
  )
}

/** @param {string} dir */
function makeFolder(dir) {
  try {
    mkdirSync(dir, { recursive: true })
  } catch (error) {
    throw new Aviso(`Não é possível gravar em ${dir} (${error instanceof Error ? error.message : error}).`)
  }
}
