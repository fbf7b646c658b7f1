import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { Aviso } from '../root.mjs'

/** Name of the superuser and of the database. */
export const NAME = 'vitrine'

/**
 * Makes the cluster where there is none: UTF-8, order of bytes by default (names are sorted with "pt-BR-x-icu"), one
 * user with a random password that only the owner of the data reads.
 * @param {{ binaries: string, data: string, owner: import('./owner.mjs').Owner }} place
 * @returns {string} the password
 */
export function initializeOnce({ binaries, data, owner }) {
  if (!existsSync(join(data, 'PG_VERSION'))) initialize(binaries, data, owner)
  try {
    return readFileSync(join(data, 'senha'), 'utf8').trim()
  } catch {
    throw new Aviso(`Os dados em ${data} são de outro usuário: use o mesmo usuário de antes ou outra pasta.`)
  }
}

/** @param {string} binaries @param {string} data @param {import('./owner.mjs').Owner} owner */
function initialize(binaries, data, owner) {
  if (existsSync(data) && !isReadable(data))
    throw new Aviso(`Os dados em ${data} são de outro usuário: use o mesmo usuário de antes ou outra pasta.`)
  // Made beside its place and moved when whole: an initialization that is interrupted leaves nothing half made.
  const draft = `${data}.${process.pid}`
  const passwordFile = `${draft}.senha`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  /** @param {string} path */
  const give = (path) => owner.uid !== undefined && chownSync(path, owner.uid, owner.gid ?? owner.uid)
  give(draft)
  give(passwordFile)
  const { status, stderr, error } = spawnSync(
    join(binaries, 'bin', 'initdb'),
    [
      '-D',
      draft,
      '-U',
      NAME,
      '--encoding=UTF8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--no-instructions',
    ],
    { ...owner, cwd: draft, encoding: 'utf8', env: { PATH: process.env.PATH, LANG: 'C', TZ: 'UTC' } },
  )
  if (status !== 0) {
    for (const path of [draft, passwordFile]) rmSync(path, { recursive: true, force: true })
    throw new Aviso(
      `O banco de dados não pôde ser criado em ${data}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`,
    )
  }
  renameSync(passwordFile, join(draft, 'senha'))
  moveInto(draft, data)
}

/** @param {string} draft @param {string} data */
function moveInto(draft, data) {
  try {
    renameSync(draft, data)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start of the same clone was faster: its cluster is as good.
    if (existsSync(join(data, 'PG_VERSION'))) return
    throw new Aviso(
      `${data} existe e não é um banco de dados: mova essa pasta (${error instanceof Error ? error.message : error}).`,
    )
  }
}

/** @param {string} data */
function isReadable(data) {
  try {
    accessSync(data, constants.R_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
