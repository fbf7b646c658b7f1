import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { execute } from './execute.mjs'
import { Aviso, root, say, secondsSince } from './root.mjs'

/** What both front ends are made of. */
const comuns = ['ui/src', 'conversa/src', 'rules/src', 'contract/src', 'run/vite', 'package-lock.json']
const made = new Set(['build', '.react-router', 'node_modules', 'test-results'])

/** What the server is made of, and how it is put together. */
const doServidor = [
  ...['server', 'contract', 'rules', 'demo'].flatMap((pasta) => [`${pasta}/src`, `${pasta}/package.json`]),
  'run/bundle-server.mjs',
  'package-lock.json',
]

/**
 * Builds the shop, the panel beside it and the server, each when a source of it changed since its last build that succeeded.
 * @returns {Promise<string>} the name of the shop's build: 16 hexadecimal digits of its sources
 */
export async function buildIfStale() {
  const loja = await build({
    pasta: 'storefront',
    nome: 'a loja',
    fontes: ['storefront', ...comuns],
    make: makeFrente,
  })
  await build({ pasta: 'backoffice', nome: 'o painel', fontes: ['backoffice', ...comuns], make: makeFrente })
  await build({ pasta: 'server', nome: 'o servidor', fontes: doServidor, make: makeServidor })
  return loja
}

/**
 * @typedef {object} Parte
 * @property {string} pasta its folder
 * @property {string} nome as people say it
 * @property {readonly string[]} fontes what it is made of
 * @property {(pasta: string) => ReturnType<typeof execute>} make
 */

/** @param {Parte} parte */
async function build({ pasta, nome, fontes, make }) {
  const now = hashSources(fontes)
  const stamp = join(root, pasta, 'build', '.fontes')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return now
  say(`Compilando ${nome}…`)
  const began = Date.now()
  // First: a build that is interrupted must not pass for the one before.
  rmSync(stamp, { force: true })
  const { code, output } = await make(pasta)
  if (code !== 0) throw new Aviso(`A compilação falhou (${nome}):\n${output}`)
  writeFileSync(stamp, now)
  say(`Compilado: ${nome}, em ${secondsSince(began)}.`)
  return now
}

const emProducao = { env: { NODE_ENV: 'production' }, title: 'ainda compilando' }

/** @param {string} pasta */
const makeFrente = (pasta) =>
  execute(process.execPath, [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'], {
    cwd: join(root, pasta),
    ...emProducao,
  })

/** In a process of its own, as the others: what has bundled is not kept in the one that watches over the server. */
const makeServidor = () =>
  execute(process.execPath, [join(root, 'run', 'bundle-server.mjs')], { cwd: root, ...emProducao })

/** Names and contents of all sources. @param {readonly string[]} sources */
function hashSources(sources) {
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
