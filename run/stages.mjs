import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildIfStale } from './build-if-stale.mjs'
import { findChromium } from './chromium.mjs'
import { createTemporaryDatabase } from './database/index.mjs'
import { execute } from './execute.mjs'
import { Placar } from './placar.mjs'
import { Aviso, root } from './root.mjs'

/** What `npm test` runs, in order; a stage that fails does not hide the next. Ends with `N passed, N failed`. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7)
const long = process.argv.includes('--long')
// What runs in Node reads the same types of the contract and of the server: checked together, they are read once.
const programs = ['tsconfig.node.json', 'rules', 'ui', 'storefront', 'e2e', 'run']
const STAGE_MS = 600_000
const placar = new Placar()
const reports = mkdtempSync(join(tmpdir(), 'vitrine-relatorios-'))

/** @param {string} name @param {string[]} args @param {{ cwd?: string, env?: NodeJS.ProcessEnv, title?: string }} [options] */
function runTool(name, args, { cwd = root, env = {}, title } = {}) {
  const options = { cwd, env: { FORCE_COLOR: '0', ...env }, title, timeout: long ? undefined : STAGE_MS }
  return execute(join(root, 'node_modules', '.bin', name), args, options)
}

async function runChecks() {
  await placar.check('formato', () => runTool('oxfmt', ['--check']))
  await placar.check('lint', () => runTool('oxlint', ['--ignore-pattern', 'run/fixtures/**']))
  await placar.check('as importações erradas de run/fixtures são recusadas', checkBoundaries)
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
  const typegen = await runTool('react-router', ['typegen'], { cwd: join(root, 'storefront') })
  const results = await Promise.all(programs.map((name) => runTool('tsc', ['--noEmit', '-p', name])))
  const failed = [typegen, ...results].filter(({ code }) => code !== 0)
  return { code: failed.length, output: failed.map(({ output }) => output).join('') }
}

/** @param {string} url of the cluster in which each test file makes its own database */
async function runUnit(url) {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=json', `--outputFile=${report}`, '--reporter=default']
  const { code, output } = await runTool('vitest', long ? [...args, '.long.test.'] : args, {
    env: { TEST_DATABASE_URL: url, ...(long && { VITRINE_LONG: '1' }) },
    title: 'testes',
  })
  if (!existsSync(report)) return { code: code || 1, output, passed: 0, failed: 0, skipped: 0 }
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const skipped = result.numPendingTests + (result.numTodoTests ?? 0)
  return {
    code,
    output,
    passed: result.numPassedTests,
    failed: result.numFailedTests + countBroken(result),
    skipped,
  }
}

/**
 * Files that failed before any of their tests ran, which no count of tests shows.
 * @param {{ testResults: { status: string, assertionResults: unknown[] }[] }} result
 */
function countBroken({ testResults }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
}

/** @param {string} url */
async function runBrowser(url) {
  const chromium = await findChromium()
  if (chromium === null)
    throw new Aviso(
      'Falta um Chromium: instale o pacote chromium (Debian: apt-get install chromium) ou defina CHROMIUM.',
    )
  const report = join(reports, 'playwright.json')
  const { code, output } = await runTool('playwright', ['test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env: {
      TEST_DATABASE_URL: url,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(chromium && { CHROMIUM: chromium }),
    },
    title: 'navegador',
  })
  if (!existsSync(report)) return { code: code || 1, output, passed: 0, failed: 0, skipped: 0 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  return {
    code,
    output,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }
}

async function runOnDatabase() {
  // Each of the parallel test files has pools of its own.
  const database = await createTemporaryDatabase({ extra: { max_connections: '300' } })
  if (wants('unit')) await placar.count('testes', () => runUnit(database.url))
  if (wants('e2e')) {
    await placar.check('compilação da loja', async () => ({ code: 0, output: await buildIfStale() }))
    await placar.count('navegador', () => runBrowser(database.url))
  }
  await database.stop()
}

/** @param {'check' | 'unit' | 'e2e'} stage */
function wants(stage) {
  return long ? stage === 'unit' : only === undefined || only === stage
}

if (wants('check')) await runChecks()
if (wants('unit') || wants('e2e')) await placar.guard('banco de dados dos testes', runOnDatabase)
rmSync(reports, { recursive: true, force: true })
process.exit(placar.finish())
