import { spawn } from 'node:child_process'

import { node24 } from './install.mjs'

/**
 * Runs `script` under Node 24 with our arguments and ends as it ends. Signals are passed on; a Ctrl-C that reaches it
 * twice (from the terminal and from us) counts once there.
 * @param {string} script
 */
export function runUnderNode24(script) {
  const child = spawn(node24, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
