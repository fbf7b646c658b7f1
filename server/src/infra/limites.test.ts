import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { keyOfIp, Limites } from './limites.ts'

const folga = { porMinuto: 60, rajada: 3 }

test('so many at once, then one at a time, and the wait is told in whole seconds', () => {
  const limites = new Limites()
  const take = (agora: number) => limites.take('a', folga, agora)
  expect([0, 0, 0, 0].map(take)).toEqual([0, 0, 0, 1])
  expect(take(999)).toBe(1)
  expect(take(1000)).toBe(0)
  expect(take(1001)).toBe(1)
  // A minute later everything is allowed again.
  expect([61_000, 61_000, 61_000, 61_000].map(take)).toEqual([0, 0, 0, 1])
})

test('each key has its own allowance', () => {
  const limites = new Limites()
  for (const chave of ['a', 'a', 'a', 'b', 'b', 'b']) expect(limites.take(chave, folga, 0)).toBe(0)
  expect([limites.take('a', folga, 0), limites.take('b', folga, 0)]).toEqual([1, 1])
})

test('whoever waits as long as it was told gets in, and in any minute at most rajada + porMinuto do', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 }),
      (porMinuto, rajada, passos) => {
        const limites = new Limites()
        let agora = 0
        const taken: number[] = []
        for (const passo of passos) {
          agora += passo
          const espera = limites.take('a', { porMinuto, rajada }, agora)
          if (espera === 0) taken.push(agora)
          else {
            agora += espera * 1000
            expect(limites.take('a', { porMinuto, rajada }, agora)).toBe(0)
            taken.push(agora)
          }
        }
        for (const inicio of taken) {
          const inMinute = taken.filter((each) => each >= inicio && each < inicio + 60_000).length
          expect(inMinute).toBeLessThanOrEqual(rajada + porMinuto)
        }
      },
    ),
  )
})

test.each([
  ['187.10.2.3', '187.10.2.3'],
  ['::ffff:187.10.2.3', '187.10.2.3'],
  ['2804:14c:5b80:8f00:1:2:3:4', '2804:14c:5b80:8f00'],
  ['2804:014C:5b80:8f00::99', '2804:14c:5b80:8f00'],
  ['2804:14c::1', '2804:14c:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s: one customer is given a whole /64', (ip, chave) => {
  expect(keyOfIp(ip)).toBe(chave)
})
