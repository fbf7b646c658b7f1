import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every locked package is in node_modules in its locked version. By content, not by time: copies, archives and `git
 * checkout` give files any date. Optional packages are those of other systems.
 * @param {string} folder of package-lock.json
 */
export function isInstalled(folder) {
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'))
  if (!installed) return false
  return Object.entries(readPackages(join(folder, 'package-lock.json')) ?? {}).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional === true),
  )
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }> | null} */
function readPackages(file) {
  // npm writes its copy of the lock last: an installation that was interrupted does not have it.
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}
