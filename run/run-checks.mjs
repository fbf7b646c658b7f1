import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { checkAssuntos } from './check-assuntos.mjs'
import { checkColunas } from './check-colunas.mjs'
import { checkGlossario } from './check-glossario.mjs'
import { checkTamanhos } from './check-tamanhos.mjs'
import { root } from './root.mjs'
import { runTool } from './run-tool.mjs'

// What runs in Node reads the same types of the contract and of the server: checked together, they are read once.
const programs = [
  'tsconfig.node.json',
  'rules',
  'ui',
  'conversa',
  'storefront',
  'storefront/trabalhador',
  'backoffice',
  'e2e',
  'run',
]

/** Format, lint, boundaries, types, unused code. @param {import('./placar.mjs').Placar} placar */
export async function runChecks(placar) {
  await placar.check('formato', () => runTool('oxfmt', ['--check']))
  await placar.check('lint', () => runTool('oxlint', ['--ignore-pattern', 'run/fixtures/**']))
  await placar.check('as importações erradas de run/fixtures são recusadas', checkBoundaries)
  await placar.check('colunas do banco', async () => checkColunas())
  await placar.check('glossário em ordem', async () => checkGlossario())
  await placar.check('assuntos dos commits', checkAssuntos)
  await placar.check('tamanho de arquivos e pastas', () => checkTamanhos())
  await placar.check('tipos', checkTypes)
  await placar.check('código sem uso', () => runTool('knip', ['--no-progress']))
}

/** Each deliberately wrong file must be named by the linter (docs/decisions/0008). */
async function checkBoundaries() {
  const { code, output } = await runTool('oxlint', ['--format=unix', 'run/fixtures'])
  const wrong = readdirSync(join(root, 'run', 'fixtures'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts'),
  )
  const unseen = wrong.filter((file) => !output.replaceAll('\\', '/').includes(file.replaceAll('\\', '/')))
  const isSeeing = code !== 0 && wrong.length > 0 && unseen.length === 0
  return { code: isSeeing ? 0 : 1, output: `o lint não recusou: ${unseen.join(', ') || 'nada'}\n${output}` }
}

async function checkTypes() {
  const typegens = await Promise.all(
    ['storefront', 'backoffice'].map((frente) =>
      runTool('react-router', ['typegen'], { cwd: join(root, frente) }),
    ),
  )
  // One checker each: the programs fill the cores already, and of four each works out the same types of zod anew.
  const results = await Promise.all(
    programs.map((name) => runTool('tsc', ['--noEmit', '--checkers', '1', '-p', name])),
  )
  const failed = [...typegens, ...results].filter(({ code }) => code !== 0)
  return { code: failed.length, output: failed.map(({ output }) => output).join('') }
}
