import { expect, test } from 'vitest'

import { pickCodificacao } from './codificacao.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['zstd;q=0, br', 'br'],
  ['zstd;q=0.0,br;q=0,gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['brotli, gzipped, zstdx', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('of a client that names %s the answer comes in %s (RFC 9110, 12.5.3)', (aceita, dada) => {
  expect(pickCodificacao(aceita, ['zstd', 'br', 'gzip'])).toBe(dada)
})

test('what is not offered is not chosen', () => {
  expect(pickCodificacao('zstd, br', ['br', 'gzip'])).toBe('br')
})
