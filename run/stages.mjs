import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildIfStale } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { startTemporaryDatabase } from './database/index.mjs'
import { root, say } from './root.mjs'

/** What `npm test` runs, in order; a stage that fails does not hide the next. Ends with `N passed, N failed`. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7)
const long = process.argv.includes('--long')
const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name)
const reports = mkdtempSync(join(tmpdir(), 'vitrine-relatorios-'))
const total = { passed: 0, failed: 0, skipped: 0 }

/** @param {string} command @param {string[]} args @param {{ cwd?: string, env?: Record<string, string>, show?: boolean }} [options] */
function run(command, args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((/** @type {(result: { code: number, output: string }) => void} */ resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, FORCE_COLOR: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        if (show) process.stdout.write(chunk)
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** One check that passes or fails as a whole. @param {string} name @param {() => Promise<{ code: number, output: string }>} work */
async function check(name, work) {
  const began = performance.now()
  const { code, output } = await work().catch((error) => ({ code: 1, output: String(error?.stack ?? error) }))
  total[code === 0 ? 'passed' : 'failed'] += 1
  say(`${code === 0 ? 'ok    ' : 'FALHOU'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  if (code !== 0) say(output.slice(-12_000))
}

/** A runner that counts its tests itself. @param {string} name @param {() => Promise<{ code: number, passed: number, failed: number, skipped: number }>} work */
async function count(name, work) {
  const began = performance.now()
  const result = await work()
  // A runner that died without a failed test has failed all the same.
  if (result.code !== 0 && result.failed === 0) result.failed = 1
  if (result.passed + result.failed === 0) result.failed = 1
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += result[key]
  say(`${result.failed === 0 ? 'ok    ' : 'FALHOU'} ${name}: ${result.passed} passaram, ${result.failed} falharam (${((performance.now() - began) / 1000).toFixed(1)} s)`)
}

async function checks() {
  await check('formato', () => run(bin('oxfmt'), ['--check']))
  await check('lint', () => run(bin('oxlint'), ['--ignore-pattern', 'run/fixtures/**']))
  await check('as importações erradas de run/fixtures são recusadas', blindnessCheck)
  await check('tipos', types)
  await check('código sem uso', () => run(bin('knip'), ['--no-progress']))
}

/** Each deliberately wrong file must be named by the linter (docs/decisions/0008). */
async function blindnessCheck() {
  const { output } = await run(bin('oxlint'), ['run/fixtures'])
  const wrong = readdirSync(join(root, 'run', 'fixtures'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const unseen = wrong.filter((file) => !output.includes(file))
  return { code: unseen.length === 0 && wrong.length > 0 ? 0 : 1, output: `not refused: ${unseen.join(', ')}\n${output}` }
}

async function types() {
  const typegen = await run(bin('react-router'), ['typegen'], { cwd: join(root, 'storefront') })
  if (typegen.code !== 0) return typegen
  let output = ''
  for (const name of ['rules', 'contract', 'demo', 'ui', 'server', 'storefront', 'e2e', 'bench']) {
    const result = await run(bin('tsc'), ['--noEmit', '-p', name])
    if (result.code !== 0) output += result.output
  }
  return { code: output === '' ? 0 : 1, output }
}

/** @param {string} url */
async function unit(url) {
  const report = join(reports, 'vitest.json')
  const { code, output } = await run(bin('vitest'), ['run', '--reporter=json', `--outputFile=${report}`, '--reporter=dot', ...(long ? ['long'] : [])], {
    env: { TEST_DATABASE_URL: url, ...(long && { VITRINE_LONG: '1' }) },
  })
  if (!existsSync(report)) return { code: 1, passed: 0, failed: say(output) ?? 1, skipped: 0 }
  const result = JSON.parse(readFileSync(report, 'utf8'))
  if (code !== 0) say(output.slice(-20_000))
  return { code, passed: result.numPassedTests, failed: result.numFailedTests, skipped: result.numPendingTests }
}

/** @param {string} url */
async function browser(url) {
  const chromium = findChromium()
  if (chromium === null) {
    say('Falta um Chromium: instale o pacote chromium (Debian: apt-get install chromium) ou defina CHROMIUM.')
    return { code: 1, passed: 0, failed: 1, skipped: 0 }
  }
  const report = join(reports, 'playwright.json')
  const { code, output } = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    env: { TEST_DATABASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(chromium && { CHROMIUM: chromium }) },
  })
  if (!existsSync(report)) return { code: 1, passed: 0, failed: say(output.slice(-12_000)) ?? 1, skipped: 0 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  if (code !== 0) say(output.slice(-20_000))
  return { code, passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

const wants = (/** @type {string} */ stage) => (only === undefined && !long) || only === stage || (long && stage === 'unit')
if (wants('check')) await checks()
if (wants('unit') || wants('e2e')) {
  // Synchronous commits off: tests of durability kill the server, never the database.
  const database = await startTemporaryDatabase({ settings: { max_connections: '300' } })
  if (wants('unit')) await count('testes', () => unit(database.url))
  if (wants('e2e')) {
    await check('compilação da loja', async () => ({ code: 0, output: buildIfStale() }))
    await count('navegador', () => browser(database.url))
  }
  await database.stop()
}
rmSync(reports, { recursive: true, force: true })
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)
