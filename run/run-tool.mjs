import { join } from 'node:path'

import { execute } from './execute.mjs'
import { root } from './root.mjs'

/**
 * Of our TypeScript most of what a start costs is taking its types away and compiling it: the threads and servers that tests start by the hundred find
 * that done.
 */
const COMPILED = join(root, 'node_modules', '.cache', 'vitrine-testes')

/**
 * A command of node_modules/.bin.
 * @param {string} name @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, title?: string, show?: boolean, timeout?: number }} [options]
 */
export function runTool(name, args, { cwd = root, env = {}, ...options } = {}) {
  const all = { cwd, env: { FORCE_COLOR: '0', NODE_COMPILE_CACHE: COMPILED, ...env }, ...options }
  return execute(join(root, 'node_modules', '.bin', name), args, all)
}
