import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { escapeHtml, foldTexto, normalizeBusca, pluralize, toSlug } from './index.ts'

test.each([
  ['arroz & feijão', 'arroz feijão'],
  ['&&', ''],
  ['  pão   de\tqueijo ', 'pão de queijo'],
  ['R&B', 'RB'],
  ['a'.repeat(101), 'a'.repeat(100)],
  ['🍞'.repeat(101), '🍞'.repeat(100)],
])('search text %j is sent as %j (§5 Search text)', (typed, sent) => {
  expect(normalizeBusca(typed)).toBe(sent)
})

test('normalising a search text twice changes nothing more (§5)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (text) => {
      const once = normalizeBusca(text)
      expect(normalizeBusca(once)).toBe(once)
    }),
  )
})

test.each([
  ['Pão de Açúcar', 'pao de acucar'],
  ['FEIJÕES', 'feijoes'],
  ['naïve coração', 'naive coracao'],
])('%s folds to %s', (text, folded) => {
  expect(foldTexto(text)).toBe(folded)
})

test.each([
  ['Empório da Serra', 'emporio-da-serra'],
  ['Café & Cia. 500 g', 'cafe-cia-500-g'],
  ['--Água--', 'agua'],
  ['???', ''],
])('the slug of %s is %j (§2)', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

test('no character that opens HTML survives escaping (§7)', () => {
  expect(escapeHtml(`<a href="x" title='y'>A & B</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;A &amp; B&lt;/a&gt;',
  )
})

test.each([
  [0, '0 produtos'],
  [1, '1 produto'],
  [2, '2 produtos'],
  [1250, '1.250 produtos'],
])('%d is counted as %s', (n, text) => {
  expect(pluralize(n, 'produto', 'produtos')).toBe(text)
})
