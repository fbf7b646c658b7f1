import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { root, say } from './root.mjs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * A Chromium for the browser tests: CHROMIUM, one that is installed, Debian's when root may install it, else
 * Playwright's own. @returns {string | null} its path; '' when Playwright knows its own; null when there is none
 */
export function findChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && existsSync(CHROMIUM)) return CHROMIUM
  const found = places.find((place) => existsSync(place))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Instalando o Chromium do Debian…')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: 'ignore', env })
    return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: 'inherit' })
  return status === 0 ? '' : null
}
