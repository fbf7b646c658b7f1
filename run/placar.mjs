import { describe, say, secondsSince } from './root.mjs'

const SHOWN = 20_000
const SLOWEST = 20
/** Of each stage that failed, what is said once more at the end: what keeps the end of a long log alone still tells why. */
const SHOWN_AGAIN = 2500

/** @typedef {{ code: number, output: string }} Outcome */
/** @typedef {{ name: string, tests: number, ms: number }} Time of a test file, its imports and hooks with it */
/** @typedef {Outcome & { passed: number, failed: number, skipped: number, times?: Time[] }} Counted */

/** Counts what passed and failed over all stages, shows the output of those that failed, and says the last line. */
export class Placar {
  #total = { passed: 0, failed: 0, skipped: 0 }
  /** @type {Time[]} */
  #times = []
  /** @type {{ name: string, output: string }[]} */
  #falhas = []

  /** A check that passes or fails as a whole. @param {string} name @param {() => Promise<Outcome>} work */
  async check(name, work) {
    const began = Date.now()
    const { code, output } = await work().catch((error) => ({ code: 1, output: describe(error) }))
    this.#total[code === 0 ? 'passed' : 'failed'] += 1
    if (code !== 0) this.#sayFalha(name, output)
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
      times: [],
    }))
    // A runner that died, or found nothing to run, has failed even where no test did.
    if (result.failed === 0 && (result.code !== 0 || result.passed === 0)) result.failed = 1
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) this.#total[key] += result[key]
    this.#times.push(...(result.times ?? []))
    if (result.failed > 0) this.#sayFalha(name, result.output)
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
      this.#sayFalha(name, describe(error))
      say(`FALHOU ${name}`)
    }
  }

  /** @param {string} name @param {string} output */
  #sayFalha(name, output) {
    say(output.slice(-SHOWN))
    // What was shown while it ran has no output here.
    if (output) this.#falhas.push({ name, output: output.trimEnd().slice(-SHOWN_AGAIN) })
  }

  /** All that failed, in one place. */
  #sayFalhas() {
    for (const { name, output } of this.#falhas) say(`\nFALHOU ${name}:\n${output}\n`)
  }

  /** Where the time went. */
  #sayTimes() {
    if (this.#times.length < 2) return
    const slowest = this.#times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
    say(`Os arquivos que mais demoraram (${slowest.length} de ${this.#times.length}):`)
    for (const { name, tests, ms } of slowest) {
      const seconds = (ms / 1000).toFixed(1).replace('.', ',')
      say(`${seconds.padStart(7)} s ${String(tests).padStart(6)} testes  ${name}`)
    }
  }

  /** Says the slowest files, once more why something failed, and the last line. @returns {number} the exit code */
  finish() {
    this.#sayTimes()
    this.#sayFalhas()
    const { passed, failed, skipped } = this.#total
    say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
    return failed > 0 ? 1 : 0
  }
}
