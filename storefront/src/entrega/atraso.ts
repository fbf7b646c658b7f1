const PRIMEIRA_MS = 500
const SEGUINTES_MS = 2000

export interface Atraso {
  /** Does this unless something else is asked meanwhile. */
  agendar: (fazer: () => void) => void
  parar: () => void
}

/**
 * Freight lookup waits 500 ms, then 2 s (§7 Timing of calls): the first of a screen 500 ms after the last change, each further one
 * 2 s (decision 0034).
 */
export function createAtraso(): Atraso {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasFeito = false
  return {
    agendar: (fazer) => {
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          hasFeito = true
          fazer()
        },
        hasFeito ? SEGUINTES_MS : PRIMEIRA_MS,
      )
    },
    parar: () => clearTimeout(timer),
  }
}
