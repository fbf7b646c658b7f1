import { expect, test } from 'vitest'

import { chooseCaixas, isSameCaixas } from './choose-caixas.ts'

/** Ten blocks of 500 px, the newest is the last. */
const blocos = (fica = -1) =>
  Array.from({ length: 10 }, (_, chave) => ({ chave, altura: 500, fica: chave === fica }))
const drawn = (vista: { fundo: number; topo: number }, fica?: number) => {
  const caixas = chooseCaixas(blocos(fica), vista)
  return blocos()
    .map(({ chave }) => chave)
    .filter((chave) => !caixas.has(chave))
}

test.each([
  ['at the end: what is in view and a little above it', { fundo: 0, topo: 800 }, undefined, [7, 8, 9]],
  ['further up: the newest is drawn too', { fundo: 3000, topo: 3800 }, undefined, [1, 2, 3, 4, 5, 9]],
  ['at the beginning', { fundo: 4200, topo: 5000 }, undefined, [0, 1, 2, 9]],
  ['one that somebody holds', { fundo: 0, topo: 800 }, 3, [3, 7, 8, 9]],
])('%s', (_, vista, fica, chaves) => {
  expect(drawn(vista, fica)).toEqual(chaves)
})

test('a box is as high as its block was; the same blocks are the same choice', () => {
  const caixas = chooseCaixas(blocos(), { fundo: 0, topo: 800 })
  expect(caixas.get(0)).toBe(500)
  expect(isSameCaixas(caixas, new Map(caixas))).toBe(true)
  expect(isSameCaixas(caixas, new Map())).toBe(false)
})
