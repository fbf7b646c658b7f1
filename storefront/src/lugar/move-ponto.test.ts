import { expect, test } from 'vitest'

import { distanceMetros } from '@vitrine/rules/poligono'

import { movePonto, rumoOf } from './move-ponto.ts'

const campinas = { lat: -22.9, lng: -47.06 }

test.each(['norte', 'sul', 'leste', 'oeste'] as const)('one step to %s is ten metres (ux 1.2.3)', (rumo) => {
  expect(distanceMetros(campinas, movePonto(campinas, rumo, 10))).toBeCloseTo(10, 1)
})

test('there and back is where one was', () => {
  const longe = movePonto(movePonto(campinas, 'norte', 1000), 'leste', 1000)
  const volta = movePonto(movePonto(longe, 'oeste', 1000), 'sul', 1000)
  expect(distanceMetros(campinas, volta)).toBeLessThan(1)
})

test('no step leaves the globe', () => {
  expect(movePonto({ lat: 89.9999, lng: 0 }, 'norte', 1000).lat).toBe(90)
  expect(movePonto({ lat: 0, lng: 179.9999 }, 'leste', 100).lng).toBeLessThan(-179)
})

test('arrow keys are directions, other keys none', () => {
  expect(['ArrowUp', 'ArrowLeft', 'a'].map(rumoOf)).toEqual(['norte', 'oeste', undefined])
})
