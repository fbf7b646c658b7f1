import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { execute } from './execute.mjs'
import { root, say } from './root.mjs'

/** Chromium without its windows: 40 % less processor for the same tests. Debian has it as a separate package. */
const SHELL = '/usr/bin/chromium-headless-shell'
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Where a Chromium is installed already, a mirror that does not answer costs no time. */
const PATIENCE_MS = 90_000

/**
 * A Chromium for the browser tests: CHROMIUM, Debian's headless shell (root installs it), one that is installed, else
 * Playwright's own.
 * @returns {Promise<string | null>} its path; '' when Playwright has installed one; null when no browser is found
 */
export async function findChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && existsSync(CHROMIUM)) return CHROMIUM
  if (existsSync(SHELL)) return SHELL
  if (process.getuid?.() === 0 && isDebian() && (await installShell())) return SHELL
  const found = places.find((place) => existsSync(place))
  if (found) return found
  say('Procurando o Chromium do Playwright…')
  const cli = join(root, 'node_modules', '.bin', 'playwright')
  const { code } = await execute(cli, ['install', 'chromium'], {
    cwd: root,
    title: 'ainda instalando o Chromium',
  })
  return code === 0 ? '' : null
}

/** Whether it is installed now. The lists of packages are updated only when the present ones do not have it. */
async function installShell() {
  say('Instalando o Chromium do Debian (chromium-headless-shell)…')
  const options = {
    cwd: root,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    title: 'ainda instalando o Chromium',
    timeout: PATIENCE_MS,
  }
  const install = () =>
    execute('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], options)
  await install()
  if (existsSync(SHELL)) return true
  await execute('apt-get', ['update', '-q'], options)
  await install()
  return existsSync(SHELL)
}

/** Ubuntu is left out: its package is a snap, which does not run in containers. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
