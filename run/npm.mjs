import { execute } from './execute.mjs'

/**
 * @param {string} cwd @param {string} title for whoever waits
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runNpm(cwd, title, args) {
  // Of this very folder, also from inside a script of npm, which names another one in its environment.
  const options = ['--prefix', cwd, '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']
  const { code } = await execute('npm', [...args, ...options], {
    cwd,
    show: true,
    title,
    // NODE_ENV=production would leave out what the build needs.
    env: { NODE_ENV: '' },
  })
  return code
}
