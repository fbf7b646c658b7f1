import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { execute } from './execute.mjs'
import { root, say } from './root.mjs'

const DEBIAN = '/usr/bin/chromium'
const places = [
  DEBIAN,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A Chromium for the browser tests: CHROMIUM, one that is installed, Debian's when root may install it, else Playwright's
 * own.
 * @returns {Promise<string | null>} its path; '' when Playwright knows its own; null when there is none
 */
export async function findChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && existsSync(CHROMIUM)) return CHROMIUM
  const found = places.find((place) => existsSync(place))
  if (found) return found
  if (process.getuid?.() === 0 && isDebian()) {
    say('Instalando o Chromium do Debian…')
    const options = {
      cwd: root,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      title: 'ainda instalando o Chromium',
    }
    await execute('apt-get', ['update', '-q'], options)
    await execute('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options)
    if (existsSync(DEBIAN)) return DEBIAN
  }
  say('Procurando o Chromium do Playwright…')
  const cli = join(root, 'node_modules', '.bin', 'playwright')
  const { code } = await execute(cli, ['install', 'chromium'], {
    cwd: root,
    title: 'ainda instalando o Chromium',
  })
  return code === 0 ? '' : null
}

/** Ubuntu is left out: its package is a snap, which does not run in containers. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
