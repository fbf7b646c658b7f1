import { Falha } from '#infra'

/** A password costs 19 MiB while it is hashed or checked. */
const MAX_PARALLEL = 4
/** About three seconds of waiting on the small machine; who comes later is told to try again. */
const MAX_WAITING = 200
let running = 0
const waiting: (() => void)[] = []

/**
 * Runs at most four password computations at once in this process, the others wait their turn, so that a flood of logins
 * or registrations cannot eat the memory. Errors: `login_indisponivel` when too many wait.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_PARALLEL) running += 1
  else await waitTurn()
  try {
    return await work()
  } finally {
    // The place goes from hand to hand: a newcomer cannot slip in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function waitTurn(): Promise<void> {
  if (waiting.length >= MAX_WAITING) throw new Falha('login_indisponivel')
  return new Promise((resolve) => waiting.push(resolve))
}
