import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { createIguais } from './iguais.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Each a copy of its own, as the driver makes them. */
const copyOf = (palavra: string) => Buffer.from(palavra).toString()
const LONGA = 'uma marca de nome comprido '.repeat(4)
const VEZES = 20_000

function weigh(make: () => string[]): number {
  collect()
  const antes = process.memoryUsage().heapUsed
  const palavras = make()
  collect()
  const depois = process.memoryUsage().heapUsed
  expect(palavras).toHaveLength(VEZES)
  return depois - antes
}

test('a word that twenty thousand rows say is kept once', () => {
  const igual = createIguais(10)
  // What other tests of this worker left may go while one is weighed: not in each of three rounds.
  const rodadas = Array.from({ length: 3 }, () => ({
    cada: weigh(() => Array.from({ length: VEZES }, () => copyOf(LONGA))),
    umaSo: weigh(() => Array.from({ length: VEZES }, () => igual(copyOf(LONGA)))),
  }))
  expect(rodadas.some(({ cada, umaSo }) => umaSo < cada / 3)).toBe(true)
})

test('it says what it was told, also what is none, and once it is full it begins anew', () => {
  const igual = createIguais(2)
  expect(['a', 'b', 'c', 'a', null].map((palavra) => igual(palavra))).toEqual(['a', 'b', 'c', 'a', null])
})
