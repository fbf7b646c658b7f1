import { expect, test } from 'vitest'

import { logoOn, razaoOf, sayAviso } from './logo.ts'

test.each([
  [{ claro: 'c', escuro: 'e', simbolo: 's' }, 'c', 'e'],
  [{ claro: 'c', escuro: '', simbolo: 's' }, 'c', 'c'],
  [{ claro: '', escuro: 'e', simbolo: 's' }, 'e', 'e'],
  [{ claro: '', escuro: '', simbolo: 's' }, '', ''],
])('the logo of each ground is the one that the shop shows there: %j', (logo, claro, escuro) => {
  expect([logoOn(logo, 'light'), logoOn(logo, 'dark')]).toEqual([claro, escuro])
})

test.each([
  [140, 40, 3.5],
  [100, 30, 3.33],
  [40, 140, 1],
  [2000, 100, 8],
])('a picture of %i by %i proposes %d as the width of the logo', (largura, altura, razao) => {
  expect(razaoOf({ largura, altura })).toBe(razao)
})

test('who sends a symbol that is no square, or a small photograph, is told what will be seen', () => {
  expect(sayAviso('simbolo', { largura: 200, altura: 100 }, true)).toContain('não é quadrado')
  expect(sayAviso('simbolo', { largura: 105, altura: 100 }, false)).toBe('')
  expect(sayAviso('claro', { largura: 120, altura: 30 }, false)).toContain('só 30 px')
  expect(sayAviso('claro', { largura: 120, altura: 30 }, true)).toBe('')
})
