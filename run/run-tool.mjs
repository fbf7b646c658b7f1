import { join } from 'node:path'

import { execute } from './execute.mjs'
import { root } from './root.mjs'

/**
 * A command of node_modules/.bin.
 * @param {string} name @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, title?: string, show?: boolean, timeout?: number }} [options]
 */
export function runTool(name, args, { cwd = root, env = {}, ...options } = {}) {
  const all = { cwd, env: { FORCE_COLOR: '0', ...env }, ...options }
  return execute(join(root, 'node_modules', '.bin', name), args, all)
}
