import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Aviso, root } from '../root.mjs'

const USER = 'vitrine-pg'

/**
 * Who runs PostgreSQL: it refuses root, so root lends it a system user of its own; anybody else runs it as themselves.
 * @returns {{ uid?: number, gid?: number }}
 */
export function chooseOwner() {
  if (process.getuid?.() !== 0) return {}
  const known = findUser(USER)
  if (known) return known
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', USER], { stdio: 'ignore' })
  const owner = findUser(USER) ?? findUser('nobody')
  if (!owner) throw new Aviso('Como root, o PostgreSQL precisa de um usuário comum e nenhum pôde ser criado: defina DATABASE_URL.')
  return owner
}

/** @param {string} name */
function findUser(name) {
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((each) => each.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/**
 * Places that the owner reaches. Under root the clone's parents may be closed to others (mktemp -d is 0700): then
 * binaries and data live under /var/lib/vitrine, one folder for each clone.
 * @param {{ binaries: string, dir: string, owner: { uid?: number, gid?: number } }} wanted
 */
export function placeFor({ binaries, dir, owner }) {
  if (owner.uid === undefined || canReach(binaries, owner)) {
    const data = join(dir, 'postgres')
    if (owner.uid === undefined || canWriteBelow(dir, owner)) return { binaries, data }
  }
  const home = chooseHome()
  const own = join(home, 'native')
  if (!existsSync(join(own, 'bin', 'postgres'))) {
    rmSync(own, { recursive: true, force: true })
    cpSync(binaries, own, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', own])
  }
  return { binaries: canReach(binaries, owner) ? binaries : own, data: join(home, createHash('sha256').update(dir).digest('hex').slice(0, 12)) }
}

/** @param {string} binaries @param {{ uid?: number, gid?: number }} owner */
function canReach(binaries, owner) {
  return spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { ...owner, stdio: 'ignore' }).status === 0
}

/** @param {string} dir @param {{ uid?: number, gid?: number }} owner */
function canWriteBelow(dir, owner) {
  mkdirSync(dir, { recursive: true })
  return spawnSync('test', ['-x', dir], { ...owner, stdio: 'ignore' }).status === 0
}

function chooseHome() {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12)
  for (const parent of ['/var/lib/vitrine', join(tmpdir(), 'vitrine')]) {
    try {
      mkdirSync(join(parent, name), { recursive: true })
      chmodSync(parent, 0o755)
      chmodSync(join(parent, name), 0o755)
      return join(parent, name)
    } catch {
      // The next place may allow it.
    }
  }
  return mkdtempSync(join(tmpdir(), 'vitrine-'))
}
