import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { rankSugestoes, scoreSugestao, type Candidato } from './index.ts'

const plain = (id: string, change: Partial<Candidato> = {}): Candidato => ({
  id,
  peso: 1,
  exibidos: 0,
  clicados: 0,
  adicionados: 0,
  recusado: false,
  ...change,
})

describe('what comes next follows from what was done (§7 sugestao/feedback)', () => {
  it.each<[string, Partial<Candidato>, string[]]>([
    ['untouched, the stronger reason comes first', {}, ['b', 'a']],
    ['shown often and passed over falls back', { exibidos: 12 }, ['a', 'b']],
    ['clicked rises again', { exibidos: 12, clicados: 4 }, ['b', 'a']],
    ['added rises again', { exibidos: 12, adicionados: 2 }, ['b', 'a']],
    ['refused is gone', { adicionados: 4, recusado: true }, ['a']],
  ])('%s', (_, change, expected) => {
    expect(rankSugestoes([plain('a', { peso: 1 }), plain('b', { peso: 2, ...change })], 10)).toEqual(expected)
  })

  const counts = fc.record({
    id: fc.constant('x'),
    peso: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
    exibidos: fc.nat(100),
    clicados: fc.nat(100),
    adicionados: fc.nat(100),
    recusado: fc.constant(false),
  })
  it('never falls by a click or an addition, never rises by being shown', () => {
    fc.assert(
      fc.property(counts, (candidato) => {
        const score = scoreSugestao(candidato)
        expect(scoreSugestao({ ...candidato, clicados: candidato.clicados + 1 })).toBeGreaterThanOrEqual(
          score,
        )
        expect(
          scoreSugestao({ ...candidato, adicionados: candidato.adicionados + 1 }),
        ).toBeGreaterThanOrEqual(score)
        expect(scoreSugestao({ ...candidato, exibidos: candidato.exibidos + 1 })).toBeLessThanOrEqual(score)
        expect(score).toBeGreaterThan(0)
      }),
    )
  })

  it('keeps to its limit and its order on ties', () => {
    expect(rankSugestoes([plain('c'), plain('a'), plain('b')], 2)).toEqual(['a', 'b'])
  })
})
