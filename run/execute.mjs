import { spawn } from 'node:child_process'

import { say, secondsSince } from './root.mjs'

const HEARTBEAT_MS = 10_000

/**
 * Runs a command to its end. What is not shown is collected; a line every ten seconds says that it still works.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, show?: boolean, title?: string, timeout?: number }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function execute(command, args, { cwd, env, show = false, title, timeout }) {
  return new Promise((resolve) => {
    const began = Date.now()
    const heartbeat = setInterval(() => title && say(`  … ${title} (${secondsSince(began)})`), HEARTBEAT_MS)
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      // npm and the shims of node_modules/.bin are .cmd files on Windows; a shell would read what is passed to a program.
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
      timeout,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    /** @param {number} code @param {string} text */
    const end = (code, text) => {
      clearInterval(heartbeat)
      resolve({ code, output: text })
    }
    child.once('error', (error) => end(1, `${command}: ${error.message}\n${output}`))
    child.once('close', (code, signal) =>
      end(
        code ?? 1,
        signal ? `${output}\n${command} terminou por ${signal} (${secondsSince(began)})` : output,
      ),
    )
  })
}
