import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pickCookie } from '#shell'

import { fitsCookie, formatLinhas, parseLinhas } from './linhas.ts'

describe('the lines of a visitor in a cookie', () => {
  const linha = fc.record({
    id: fc.uuid(),
    quantidade: fc.integer({ min: 1, max: 1_000_000 }).map((milesimos) => milesimos / 1000),
  })

  it('come back as they went', () => {
    fc.assert(
      fc.property(fc.array(linha, { maxLength: 80 }), (linhas) => {
        expect(parseLinhas(formatLinhas(linhas))).toEqual(linhas)
      }),
    )
  })

  it('eighty of them stay within the 4 KB of a cookie', () => {
    const linhas = Array.from({ length: 80 }, () => ({ id: crypto.randomUUID(), quantidade: 12.5 }))
    expect(fitsCookie(linhas)).toBe(true)
    expect(formatLinhas(linhas).length).toBeLessThan(3800)
    expect(fitsCookie([...linhas, { id: crypto.randomUUID(), quantidade: 1 }])).toBe(false)
  })

  it.each([
    ['a combo', { idcombopromocional_cabecalho: crypto.randomUUID(), produtos: [] }],
    ['a word to the store', { observacao: 'bem maduro' }],
    ['what to do when it is missing', { substituicao: 'LIGAR' as const }],
  ])('%s does not fit into it', (_, mais) => {
    expect(fitsCookie([{ id: crypto.randomUUID(), quantidade: 1, ...mais }])).toBe(false)
  })

  it.each([null, '', 'abc', 'abc:1', '..', '%', '<script>'])('reads %s as no line', (text) => {
    expect(parseLinhas(text)).toEqual([])
  })

  it('finds one cookie among others, decoded; a broken one is ignored', () => {
    expect(pickCookie('a=1; vitrine_local=%7B%22x%22%3A%22a%3Db%22%7D', 'vitrine_local')).toBe('{"x":"a=b"}')
    expect(pickCookie('a=%', 'a')).toBeNull()
    expect(pickCookie('ab=1', 'a')).toBeNull()
  })
})
