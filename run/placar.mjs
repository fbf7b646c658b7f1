import { describe, say, secondsSince } from './root.mjs'

const SHOWN = 20_000

/** @typedef {{ code: number, output: string }} Outcome */
/** @typedef {Outcome & { passed: number, failed: number, skipped: number }} Counted */

/** Counts what passed and failed over all stages, shows the output of those that failed, and says the last line. */
export class Placar {
  #total = { passed: 0, failed: 0, skipped: 0 }

  /** A check that passes or fails as a whole. @param {string} name @param {() => Promise<Outcome>} work */
  async check(name, work) {
    const began = Date.now()
    const { code, output } = await work().catch((error) => ({ code: 1, output: describe(error) }))
    this.#total[code === 0 ? 'passed' : 'failed'] += 1
    if (code !== 0) say(output.slice(-SHOWN))
    say(`${code === 0 ? 'ok    ' : 'FALHOU'} ${name} (${secondsSince(began)})`)
  }

  /** A runner that counts its tests itself. @param {string} name @param {() => Promise<Counted>} work */
  async count(name, work) {
    const began = Date.now()
    const result = await work().catch((error) => ({
      code: 1,
      output: describe(error),
      passed: 0,
      failed: 0,
      skipped: 0,
    }))
    // A runner that died, or found nothing to run, has failed even where no test did.
    if (result.failed === 0 && (result.code !== 0 || result.passed === 0)) result.failed = 1
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) this.#total[key] += result[key]
    if (result.failed > 0) say(result.output.slice(-SHOWN))
    const { passed, failed } = result
    say(
      `${failed === 0 ? 'ok    ' : 'FALHOU'} ${name}: ${passed} passaram, ${failed} falharam (${secondsSince(began)})`,
    )
  }

  /** What stages share: when it fails, that is one failure. @param {string} name @param {() => Promise<void>} work */
  async guard(name, work) {
    try {
      await work()
    } catch (error) {
      this.#total.failed += 1
      say(`${describe(error)}\nFALHOU ${name}`)
    }
  }

  /** Says the last line. @returns {number} the exit code */
  finish() {
    const { passed, failed, skipped } = this.#total
    say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
    return failed > 0 ? 1 : 0
  }
}
