import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'

const PARENT_MS = 500

/**
 * Runs `script` under this Node with our arguments and ends as it ends. Signals are passed on; a Ctrl-C that reaches it
 * twice (from the terminal and from us) counts once there.
 * @param {string} node @param {string} script
 */
export function runUnder(node, script) {
  // First in PATH as npm does it: tools, and what they start, run under it too.
  const PATH = [dirname(node), process.env.PATH].join(delimiter)
  const child = spawn(node, [script, ...process.argv.slice(2)], {
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
 * npm passes SIGTERM to the shell between us, which ends without passing it on: that our parent is gone tells us of it.
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
