import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { runTool } from './run-tool.mjs'

const TIMES = fileURLToPath(new URL('report-times.mjs', import.meta.url))

/**
 * Unit and server tests.
 * @param {import('./choose-tests.mjs').Choice} choice
 * @param {{ url: string, reports: string, timeout: number | undefined }} where `url` of the cluster in which each test file
 *   makes its own database; `reports` a folder
 * @returns {Promise<import('./placar.mjs').Counted>}
 */
export async function runVitest({ unit, isPart, long, title, update }, { url, reports, timeout }) {
  const [report, times] = [join(reports, 'vitest.json'), join(reports, 'tempos.json')]
  // Absolute, so that a file is that one and none whose path has it inside.
  const files = long && !isPart ? ['.long.test.'] : unit
  const { code, output } = await runTool(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${TIMES}`,
      ...(title ? ['-t', title] : []),
      // With a value: without one it takes the file that follows for it, and runs all.
      ...(update ? ['--update=all'] : []),
      ...files,
    ],
    {
      env: { TEST_DATABASE_URL: url, VITRINE_TEMPOS: times, ...(long && { VITRINE_LONG: '1' }) },
      show: isPart,
      title: isPart ? undefined : 'testes',
      timeout,
    },
  )
  if (!existsSync(report)) return { code: code || 1, output, passed: 0, failed: 0, skipped: 0 }
  const result = JSON.parse(readFileSync(report, 'utf8'))
  return {
    code,
    output,
    passed: result.numPassedTests,
    failed: result.numFailedTests + countBroken(result),
    // What a title left out was not asked for.
    skipped: title ? 0 : result.numPendingTests + (result.numTodoTests ?? 0),
    times: existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : [],
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
