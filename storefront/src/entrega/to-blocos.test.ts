import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { toBlocos } from './to-blocos.ts'

describe('the message of a freight error (§8)', () => {
  test.each([
    ['O fornecedor não atende.', ['O fornecedor não atende.']],
    ['<p>Não <b>atende</b>.</p><p>Troque o&nbsp;CEP.</p>', ['Não atende.', 'Troque o CEP.']],
    ['Um<br/>dois<BR>três', ['Um', 'dois', 'três']],
    ['<ul><li>A &amp; B</li><li>R&#36; 5</li></ul>', ['A & B', 'R$ 5']],
    ['<script>alert(1)</script>Oi', ['Oi']],
    ['<img src=x onerror=alert(1)>Oi', ['Oi']],
    ['a < b e 3 > 2', ['a < b e 3 > 2']],
    ['&lt;script&gt; é texto', ['<script> é texto']],
    ['', []],
  ])('%j is said in the blocks %j', (html, blocos) => {
    expect(toBlocos(html)).toEqual(blocos)
  })

  test('whatever comes, blocks are single lines with text', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        for (const bloco of toBlocos(html)) expect(bloco).toMatch(/^\S(.*\S)?$/)
      }),
    )
  })
})
