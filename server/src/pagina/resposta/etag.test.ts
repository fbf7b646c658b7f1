import { expect, test } from 'vitest'

import { isSame, makeEtag } from './etag.ts'

const page = (nonce: string, preco: string) =>
  Buffer.from(`<script nonce="${nonce}">go()</script><b>${preco}</b><script nonce="${nonce}">é()</script>`)
const tagOf = (nonce: string, preco = '10', script = "'sha256-a'") =>
  makeEtag(page(nonce, preco), { nonce, scripts: [script] })

test('a page has one tag however often it is drawn, and another when a price or a script is another', () => {
  expect(tagOf('abc')).toMatch(/^W\/"[\w-]{24}"$/)
  expect(tagOf('def')).toBe(tagOf('abc'))
  expect(tagOf('abc', '11')).not.toBe(tagOf('abc'))
  expect(tagOf('abc', '10', "'sha256-b'")).not.toBe(tagOf('abc'))
})

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['W/"b", W/"a"', true],
  ['W/"b"', false],
  ['a', false],
  ['*', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s names the page: %s', (dito, expected) => {
  expect(isSame(dito, 'W/"a"')).toBe(expected)
  expect(isSame(dito, undefined)).toBe(false)
})
