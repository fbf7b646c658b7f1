import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import type { Fornecedor } from '@vitrine/contract'

import { hashScripts, makePolitica } from './politica-de-conteudo.ts'

const imgs = (tiles: string | null) =>
  makePolitica({ mapa: tiles === null ? null : { tiles, atribuicao: '' } }, [])
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
  const sem = makePolitica({ mapa: null, pagamentosArquivo: null }, [])
  expect(sem).not.toContain('mercado')
  expect(sem).toContain("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;")
  const com = makePolitica({ mapa: null, pagamentosArquivo: 'contas.json' }, ["'nonce-x'"])
  expect(com).toContain("script-src 'self' 'nonce-x' https://sdk.mercadopago.com https://http2.mlstatic.com;")
  expect(com).toMatch(/connect-src 'self' https:\/\/\*\.mercadopago\.com [^;]*mercadolibre\.com/)
  // The page where a bank asks the holder of a card is the bank's own.
  expect(com).toContain("frame-src 'self' https:;")
  expect(com).toMatch(/object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'$/)
})

test('hosts of Google are there only for a supplier with tag and measurement id (§6)', () => {
  const tag = 'enable-google-analytics-ga4-version-tag-events'
  const politicaOf = (tags: string[], ga4: string | null) =>
    makePolitica({ mapa: null }, [], { tags, config: { tracking: { ga4 } } as Fornecedor['config'] })
  expect(politicaOf([], 'G-ABCD1234')).not.toContain('google')
  expect(politicaOf([tag], null)).not.toContain('google')
  const com = politicaOf([tag], 'G-ABCD1234')
  expect(com).toContain("script-src 'self' https://*.googletagmanager.com;")
  expect(com).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com /)
})

test('no object, no other base, no frame of strangers', () => {
  const politica = makePolitica({ mapa: null }, [])
  expect(politica).toMatch(/object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'$/)
  expect(politica).toContain("script-src 'self';")
})

test('only scripts that the storefront wrote are named, each by what stands in it (N10)', () => {
  const html =
    '<script nonce="abc">one()</script><script>stranger()</script><script nonce="abc" src="/a.js"></script><script type="module" nonce="abc">two()</script>'
  const of = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(hashScripts(Buffer.from(html), 'abc')).toEqual([of('one()'), of('two()')])
  expect(hashScripts(Buffer.from(html), '')).toEqual([])
})
