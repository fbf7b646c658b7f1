import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { findChromium } from './chromium.mjs'
import { Aviso, root } from './root.mjs'
import { runTool } from './run-tool.mjs'

/**
 * Browser tests.
 * @param {import('./choose-tests.mjs').Choice} choice
 * @param {{ url: string, reports: string, timeout: number | undefined }} where
 * @returns {Promise<import('./placar.mjs').Counted>}
 */
export async function runPlaywright({ browser, isPart, long, title, update }, { url, reports, timeout }) {
  const chromium = await findChromium()
  if (chromium === null)
    throw new Aviso(
      'Falta um Chromium: instale o pacote chromium (Debian: apt-get install chromium) ou defina CHROMIUM.',
    )
  const report = join(reports, 'playwright.json')
  const files = browser.map((file) => `${escape(file)}$`)
  const { code, output } = await runTool(
    'playwright',
    [
      'test',
      '--reporter=list,json',
      ...(title ? ['-g', escape(title)] : []),
      ...(update ? ['--update-snapshots=changed'] : []),
      ...files,
    ],
    {
      cwd: join(root, 'e2e'),
      env: {
        TEST_DATABASE_URL: url,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(long && { LONGO: '1' }),
        ...(chromium && { CHROMIUM: chromium }),
      },
      show: isPart,
      title: isPart ? undefined : 'navegador',
      timeout,
    },
  )
  if (!existsSync(report)) return { code: code || 1, output, passed: 0, failed: 0, skipped: 0 }
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
  return {
    code,
    output,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    times: suites.map(timeOf),
  }
}

/** @param {string} text as a regular expression that matches just it */
function escape(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/**
 * @typedef {{ title: string, specs: { tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 * @param {Suite} suite a file
 */
function timeOf(suite) {
  const durations = durationsOf(suite)
  return {
    name: `e2e/${suite.title}`,
    tests: durations.length,
    ms: durations.reduce((sum, duration) => sum + duration, 0),
  }
}

/** @param {Suite} suite @returns {number[]} */
function durationsOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
  )
  return [...own, ...suites.flatMap(durationsOf)]
}
