import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'

import { node24 } from './install.mjs'

const PARENT_MS = 500

/**
 * Runs `script` under Node 24 with our arguments and ends as it ends. Signals are passed on; a Ctrl-C that reaches it
 * twice (from the terminal and from us) counts once there.
 * @param {string} script
 */
export function runUnderNode24(script) {
  // First in PATH as npm does it: tools, and what they start, run under Node 24 too.
  const PATH = [dirname(node24), process.env.PATH].join(delimiter)
  const child = spawn(node24, [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PATH },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  stopWithNpm(child)
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/**
 * npm passes SIGTERM to the shell between us, which dies of it and tells nobody: a parent that is gone is that signal.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const pulse = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(pulse)
    child.kill('SIGTERM')
  }, PARENT_MS)
}
