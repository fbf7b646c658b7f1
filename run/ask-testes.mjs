import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { execute } from './execute.mjs'
import { Aviso, root } from './root.mjs'

/** A change that makes a test wait for ever is noticed too. */
const MAX_MS = 600_000

/** Whether the tests of a question fail. @param {import('./make-mutantes.mjs').Pergunta} pergunta @param {string} url the database */
export async function askTestes({ testes, casos = [] }, url) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const args = ['run', '--bail=1', '--maxWorkers=1', '--reporter=dot', ...testes]
  const so = casos.length > 0 ? ['-t', `(?:${casos.map((caso) => RegExp.escape(caso)).join('|')})$`] : []
  const { code } = await execute(process.execPath, [vitest, ...args, ...so], {
    cwd: root,
    env: { FORCE_COLOR: '0', TEST_DATABASE_URL: url },
    timeout: MAX_MS,
  })
  return code !== 0
}

/** What the tests of a question say. @param {import('./make-mutantes.mjs').Pergunta} pergunta */
export function readTestes({ testes }) {
  return testes
    .map((teste) => {
      const arquivos = teste.endsWith('/')
        ? globSync(`${teste}**/*.test.{ts,tsx}`, { cwd: root }).toSorted()
        : [teste]
      if (arquivos.length === 0) throw new Aviso(`${teste} não tem testes: corrija run/make-mutantes.mjs.`)
      return arquivos.map((arquivo) => readFileSync(join(root, arquivo), 'utf8')).join('\n')
    })
    .join('\n')
}
