import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildIfStale } from './build-if-stale.mjs'
import { chooseTests } from './choose-tests.mjs'
import { createTemporaryDatabase } from './database/index.mjs'
import { Placar } from './placar.mjs'
import { endWith, root } from './root.mjs'
import { runChecks } from './run-checks.mjs'
import { runPlaywright } from './run-playwright.mjs'
import { runVitest } from './run-vitest.mjs'

/**
 * What `npm test` runs; a stage that fails does not hide the next. Ends with `N passed, N failed`. Files or folders
 * after `--` run alone.
 */
async function runStages() {
  const choice = chooseTests(process.argv.slice(2))
  const placar = new Placar()
  // Beside the tests: neither fills two cores by itself.
  const checks = wants(choice, 'check') ? runChecks(placar) : undefined
  if (wants(choice, 'unit') || wants(choice, 'e2e'))
    await placar.guard('banco de dados dos testes', () => runTests(choice, placar))
  await checks
  process.exit(placar.finish())
}

/** Ends a stage that hangs. Some machines are three times as slow as others: a stage may take long there without hanging. */
const STAGE_MS = 2_400_000

/** @param {import('./choose-tests.mjs').Choice} choice @param {Placar} placar */
async function runTests(choice, placar) {
  const reports = mkdtempSync(join(tmpdir(), 'vitrine-relatorios-'))
  // Each of the parallel test files opens its own pools.
  const database = needsDatabase(choice)
    ? await createTemporaryDatabase({ extra: { max_connections: '300' }, inMemory: true })
    : null
  const timeout = choice.long ? undefined : STAGE_MS
  const where = { url: database?.url ?? '', reports, timeout }
  if (wants(choice, 'unit')) await placar.count('testes', () => runVitest(choice, where))
  if (wants(choice, 'e2e')) {
    if (choice.isPart) await buildIfStale()
    else await placar.check('compilação da loja', async () => ({ code: 0, output: await buildIfStale() }))
    await placar.count('navegador', () => runPlaywright(choice, where))
  }
  await database?.stop()
  rmSync(reports, { recursive: true, force: true })
}

/** Rules and screens are tried without one, and that is seconds. @param {import('./choose-tests.mjs').Choice} choice */
function needsDatabase({ unit, browser, isPart }) {
  const folders = ['server', 'bench', 'e2e/cortes'].map((folder) => join(root, folder))
  return (
    !isPart || browser.length > 0 || unit.some((file) => folders.some((folder) => file.startsWith(folder)))
  )
}

/** @param {import('./choose-tests.mjs').Choice} choice @param {'check' | 'unit' | 'e2e'} stage */
function wants({ only, long, isPart, unit, browser }, stage) {
  if (isPart) return { check: false, unit: unit.length > 0, e2e: browser.length > 0 }[stage]
  return long ? stage !== 'check' : only === undefined || only === stage
}

runStages().catch(endWith)
