import { expect, test } from 'vitest'

import { findErro, startRandom } from './carrinho-ao-acaso.ts'

/** Runs only in the long form (VITRINE_LONG, see vitest.config.ts). The seed makes every run the same. */
test(
  'a million carts with coupons cost what exact arithmetic says, and browser and server agree (readings 3)',
  { timeout: 1_800_000 },
  () => {
    const random = startRandom(20_261_122)
    for (let cart = 0; cart < 1_000_000; cart++) {
      const erro = findErro(random)
      if (erro) expect.fail(`cart ${cart}: ${erro}`)
    }
  },
)
