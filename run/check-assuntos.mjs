import { execute } from './execute.mjs'
import { root } from './root.mjs'

/** Subjects of before are as they are. By date and not by name of a commit, which a shallow clone may lack. */
const DESDE = '2026-11-22T12:00:00Z'
const MAX = 72

/** Subjects of commits fit a line of `git log`; their body says why. Nothing to check where there is no repository. */
export async function checkAssuntos() {
  const { code, output } = await execute('git', ['log', `--since=${DESDE}`, '--format=%h %s'], { cwd: root })
  const longos = code === 0 ? listLongos(output) : []
  return { code: longos.length > 0 ? 1 : 0, output: longos.join('') }
}

/** @param {string} log lines of an abbreviated hash and a subject */
export function listLongos(log) {
  const assuntos = log.split('\n').map((line) => ({ line, assunto: line.slice(line.indexOf(' ') + 1) }))
  return assuntos
    .filter(({ assunto }) => assunto.length > MAX)
    .map(({ line, assunto }) => `${assunto.length} caracteres, são no máximo ${MAX}: ${line}\n`)
}
