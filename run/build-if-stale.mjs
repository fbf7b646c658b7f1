import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { execute } from './execute.mjs'
import { Aviso, root, say, secondsSince } from './root.mjs'

const sources = ['storefront', 'ui/src', 'conversa/src', 'rules/src', 'contract/src', 'package-lock.json']
const made = new Set(['build', '.react-router', 'node_modules', 'test-results'])
const stamp = join(root, 'storefront', 'build', '.fontes')

/**
 * Builds the storefront when a source changed since the last build that succeeded.
 * @returns {Promise<string>} the build's name: 16 hexadecimal digits of its sources
 */
export async function buildIfStale() {
  const now = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return now
  say('Compilando a loja…')
  const began = Date.now()
  // First: a build that is interrupted must not pass for the one before.
  rmSync(stamp, { force: true })
  const { code, output } = await execute(
    process.execPath,
    [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'],
    {
      cwd: join(root, 'storefront'),
      env: { NODE_ENV: 'production' },
      title: 'ainda compilando',
    },
  )
  if (code !== 0) throw new Aviso(`A compilação da loja falhou:\n${output}`)
  writeFileSync(stamp, now)
  say(`Loja compilada em ${secondsSince(began)}.`)
  return now
}

/** Names and contents of all sources. */
function hashSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(join(root, source))))
    hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Tests do not count. @param {string} path @returns {string[]} */
function listFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .filter((name) => !made.has(name))
    .toSorted()
    .flatMap((name) => listFiles(join(path, name)))
}
