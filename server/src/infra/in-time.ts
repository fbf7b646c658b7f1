/** What `work` answers, or rejects after `ms`: for callers that must not wait longer. */
export function inTime<T>(work: PromiseLike<T>, ms: number): Promise<T> {
  return race(work, ms, (giveUp) => setTimeout(giveUp, ms))
}

/** A look at the clock. */
const FATIA_MS = 100

/**
 * As inTime, and only time in which this process was awake counts: while it drew pages or read much at once it could hear nobody, and an
 * answer that lies there unread is no silence.
 */
export function inWakingTime<T>(work: PromiseLike<T>, ms: number): Promise<T> {
  return race(work, ms, (giveUp) => {
    let acordado = 0
    return setInterval(() => {
      acordado += FATIA_MS
      if (acordado >= ms) giveUp()
    }, FATIA_MS)
  })
}

async function race<T>(
  work: PromiseLike<T>,
  ms: number,
  watch: (giveUp: () => void) => NodeJS.Timeout,
): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = watch(() => late.reject(new Error(`no answer within ${ms} ms`)))
  try {
    return await Promise.race([work, late.promise])
  } finally {
    // Of a timeout and of an interval alike.
    clearTimeout(timer)
  }
}
