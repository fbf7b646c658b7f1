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

test('hosts of a card’s fields are there only where a supplier has an account, and never for scripts of strangers', () => {
  const sem = makePolitica({ mapa: null, pagamentosArquivo: null })
  expect(sem).not.toContain('mercado')
  expect(sem).toContain("frame-src 'self';")
  const com = makePolitica({ mapa: null, pagamentosArquivo: 'contas.json' })
  expect(com).toContain(
    "script-src 'self' 'unsafe-inline' https://sdk.mercadopago.com https://http2.mlstatic.com;",
  )
  expect(com).toMatch(/connect-src 'self' https:\/\/\*\.mercadopago\.com [^;]*mercadolibre\.com/)
  // The page where a bank asks the holder of a card is the bank's own.
  expect(com).toContain("frame-src 'self' https:;")
  expect(com).toMatch(/object-src 'none'; base-uri 'self'; frame-ancestors 'self'$/)
})

test('no object, no other base, no frame of strangers', () => {
  expect(makePolitica({ mapa: null })).toMatch(/object-src 'none'; base-uri 'self'; frame-ancestors 'self'$/)
})
