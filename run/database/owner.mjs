import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

import { Aviso } from '../root.mjs'

const USER = 'vitrine-pg'

/**
 * Who runs PostgreSQL, as spawn options: nothing for ourselves.
 * @typedef {{ uid?: number, gid?: number }} Owner
 */

/**
 * PostgreSQL refuses root, so root lends it a system user of its own, or the ordinary user who made the data before;
 * anybody else runs it as themselves.
 * @param {string} data folder of the data, which may not exist yet
 * @returns {Owner}
 */
export function chooseOwner(data) {
  if (process.getuid?.() !== 0) return {}
  if (existsSync(data)) {
    const { uid, gid } = statSync(data)
    if (uid !== 0) return { uid, gid }
  }
  const known = findUser(USER)
  if (known) return known
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', USER], {
    stdio: 'ignore',
  })
  const owner = findUser(USER) ?? findUser('nobody')
  if (owner) return owner
  throw new Aviso(
    'Como root, o PostgreSQL precisa de um usuário comum e nenhum pôde ser criado: defina DATABASE_URL.',
  )
}

/** @param {string} name @returns {Owner | null} */
function findUser(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}
