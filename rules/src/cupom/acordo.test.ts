import { expect, test } from 'vitest'

import { findErro, startRandom } from './carrinho-ao-acaso.ts'

test('5,000 carts with coupons cost what exact arithmetic says, and browser and server agree (readings 3)', () => {
  const random = startRandom(20_261_121)
  for (let cart = 0; cart < 5_000; cart++) {
    const erro = findErro(random)
    if (erro) expect.fail(`cart ${cart}: ${erro}`)
  }
})
