/** Runs at most `max` pieces of work at once; the others wait their turn in order. */
export function limitParallel(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = max
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes to who waits first; nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
