import { spawn } from 'node:child_process'

import { node24 } from './install.mjs'

/** Runs `script` under Node 24 with our arguments and ends as it ends. Ctrl-C reaches it by itself; SIGTERM is passed on. */
export function runUnderNode24(/** @type {string} */ script) {
  const child = spawn(node24, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
