import pLimit from 'p-limit'

import { Falha } from '#infra'

/** A password costs 19 MiB while it is hashed or checked. */
const MAX_PARALLEL = 4
/** About three seconds of waiting on the small machine; who comes later is told to try again. */
const MAX_WAITING = 200
const limit = pLimit(MAX_PARALLEL)

/**
 * Runs at most four password computations at once in this process, the others wait their turn, so that a flood of logins
 * or registrations cannot eat the memory. Errors: `login_indisponivel` when too many wait.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) throw new Falha('login_indisponivel')
  return limit(work)
}
