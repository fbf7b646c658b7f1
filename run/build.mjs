import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { Aviso, endWith, root, say } from './root.mjs'

const sources = ['storefront/src', 'ui/src', 'rules/src', 'contract/src', 'storefront/vite.config.ts', 'storefront/react-router.config.ts', 'package-lock.json']
const stamp = join(root, 'storefront', 'build', '.fontes')

/** Builds the storefront when a source changed since the last build. @returns {string} the build's name */
export function buildIfStale() {
  const now = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return now
  say('Compilando a loja…')
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'], {
    cwd: join(root, 'storefront'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Aviso(`A compilação falhou:\n${stdout}${stderr}`)
  writeFileSync(stamp, now)
  return now
}

/** Names and contents of all sources; tests do not count. */
function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources) for (const file of listFiles(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path).sort().flatMap((name) => listFiles(join(path, name)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    buildIfStale()
    say('A loja está compilada.')
  } catch (error) {
    endWith(error)
  }
}
