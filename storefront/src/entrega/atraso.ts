const PRIMEIRA_MS = 500
const SEGUINTES_MS = 2000

export interface Atraso {
  /** Calls `run` after the wait, unless something else is asked for meanwhile. */
  schedule: (run: () => void) => void
  cancel: () => void
}

/**
 * Freight lookup waits 500 ms, then 2 s (§7 Timing of calls): the first of a screen 500 ms after the last change, each further one
 * 2 s (decision 0034).
 */
export function createAtraso(): Atraso {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasRun = false
  return {
    schedule: (run) => {
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          hasRun = true
          run()
        },
        hasRun ? SEGUINTES_MS : PRIMEIRA_MS,
      )
    },
    cancel: () => clearTimeout(timer),
  }
}
