import { expect, test } from 'vitest'

import { makePolitica } from './politica-de-conteudo.ts'

const imgs = (tiles: string | null) =>
  makePolitica({ mapa: tiles === null ? null : { tiles, atribuicao: '' } })
    .split('; ')
    .find((each) => each.startsWith('img-src'))

test.each([
  [null, "img-src 'self' data: blob:"],
  ['https://mapa.example/{z}/{x}/{y}.png', "img-src 'self' data: blob: https://mapa.example"],
  ['https://{s}.mapa.example:8443/{z}/{x}/{y}.png', "img-src 'self' data: blob: https://*.mapa.example:8443"],
])('tiles %s: %s', (tiles, expected) => {
  expect(imgs(tiles)).toBe(expected)
})

test('no object, no other base, no frame of strangers', () => {
  expect(makePolitica({ mapa: null })).toMatch(/object-src 'none'; base-uri 'self'; frame-ancestors 'self'$/)
})
