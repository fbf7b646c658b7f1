import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { execute } from './execute.mjs'
import { Aviso, root, say } from './root.mjs'

/** Node 24 as a package: what everything after the installation runs under, whatever Node started us. */
export const node24 = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Installs the lock file's exact versions when something of it is missing in node_modules. */
export async function ensureInstalled() {
  if (existsSync(node24) && isInstalled(root)) return
  say('Instalando as dependências com npm ci…')
  if ((await runNpm('ci')) !== 0) {
    // npm ci refuses a lock without the packages of every other system, which a registry's mirror may not have.
    say('O npm ci recusou; tentando npm install com as mesmas versões, sem mudar package-lock.json…')
    if ((await runNpm('install', '--no-save')) !== 0)
      throw new Aviso('A instalação das dependências falhou: veja as mensagens do npm acima.')
  }
  if (!existsSync(node24))
    throw new Aviso(
      'A instalação terminou sem o Node 24: o npm está com ignore-scripts? Use npm config set ignore-scripts false.',
    )
}

/** @param {string[]} args @returns {Promise<number>} the exit code */
async function runNpm(...args) {
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev']
  const { code } = await execute('npm', [...args, ...options], {
    cwd: root,
    show: true,
    title: 'ainda instalando',
    // NODE_ENV=production would leave out what the build needs.
    env: { NODE_ENV: '' },
  })
  return code
}

/**
 * Every locked package is in node_modules in its locked version. By content, not by time: copies, archives and `git
 * checkout` give files any date. Optional packages are those of other systems.
 * @param {string} folder of package-lock.json
 */
export function isInstalled(folder) {
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'))
  if (!installed) return false
  return Object.entries(readPackages(join(folder, 'package-lock.json')) ?? {}).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional === true),
  )
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }> | null} */
function readPackages(file) {
  // npm writes its copy of the lock last: an installation that was interrupted has none.
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}
