import { expect, test } from 'vitest'

import { computeEspera } from './index.ts'

const folga = { livres: 5, maximo: 60 }

test.each([
  ['a few mistakes cost nothing', 4, 0, 0],
  ['then one waits a second', 5, 0, 1],
  ['twice as long each time', 8, 0, 8],
  ['never longer than a minute', 40, 0, 60],
  ['what has passed already counts', 8, 5.5, 3],
  ['and whoever has waited is not held up', 8, 8, 0],
])('a login is slowed, never locked: %s (issue 4, Robustness)', (_title, quantas, desde, espera) => {
  expect(computeEspera({ quantas, segundosDesdeAUltima: desde }, folga)).toBe(espera)
})
