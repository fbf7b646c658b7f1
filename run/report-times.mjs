import { writeFileSync } from 'node:fs'

/** A reporter of Vitest: how long each file took, with its imports and hooks, which its own JSON leaves out. */
export default class TimesReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const file = process.env.VITRINE_TEMPOS
    if (!file) return
    const times = modules.map((module) => {
      const { duration, collectDuration, setupDuration } = module.diagnostic()
      const tests = [...module.children.allTests()].length
      return { name: module.relativeModuleId, tests, ms: duration + collectDuration + setupDuration }
    })
    writeFileSync(file, JSON.stringify(times))
  }
}
