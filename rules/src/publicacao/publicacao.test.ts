import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { chooseVivas, isEmVigor, nextVirada, type VersaoPublicada } from './index.ts'

const versao = (numero: number, de: number | null = null, ate: number | null = null, idconteudo = 'a') => ({
  idconteudo,
  numero,
  de,
  ate,
})
const numeros = (versoes: VersaoPublicada[], agora: number) =>
  chooseVivas(versoes, agora).map(({ numero }) => numero)

describe('what is shown of a piece of content (decision 0080)', () => {
  test.each([
    ['nothing published', [], 5, []],
    ['one version without dates, always', [versao(1)], 5, [1]],
    ['the newer of two without dates', [versao(1), versao(2)], 5, [2]],
    ['not before it begins', [versao(1, 6)], 5, []],
    ['from the very moment on', [versao(1, 5)], 5, [1]],
    ['not any more at its end', [versao(1, null, 5)], 5, []],
    ['until just before it', [versao(1, null, 5)], 4, [1]],
    ['a campaign over the version of every day', [versao(1), versao(2, 4, 6)], 5, [2]],
    ['which comes back by itself', [versao(1), versao(2, 4, 6)], 6, [1]],
    ['also over one written later', [versao(2, 4, 6), versao(3)], 5, [2]],
    ['of two campaigns the one that began last', [versao(1, 1, 9), versao(2, 4, 6)], 5, [2]],
    ['the newer of two with the same begin', [versao(2, 4), versao(1, 4)], 5, [2]],
    ['each piece by itself', [versao(1), versao(1, null, null, 'b'), versao(2)], 5, [2, 1]],
  ] as const)('%s', (_, versoes, agora, expected) => {
    expect(numeros([...versoes], agora)).toEqual(expected)
  })

  const qualquer = fc.record({
    idconteudo: fc.constantFrom('a', 'b'),
    numero: fc.nat(20),
    de: fc.option(fc.nat(20)),
    ate: fc.option(fc.nat(20)),
  })
  test('never more than one of a piece, always in force, and nothing changes between two turns', () => {
    fc.assert(
      fc.property(fc.array(qualquer), fc.nat(20), (versoes, agora) => {
        const vivas = chooseVivas(versoes, agora)
        expect(new Set(vivas.map(({ idconteudo }) => idconteudo)).size).toBe(vivas.length)
        expect(vivas.every((viva) => isEmVigor(viva, agora))).toBe(true)
        const viradas = versoes.flatMap(({ de, ate }) => [de, ate]).filter((virada) => virada !== null)
        const fim = Math.min(nextVirada(viradas, agora), 21)
        expect(chooseVivas(versoes, fim - 0.5)).toEqual(vivas)
      }),
    )
  })

  test('the next turn comes after now; without a turn it is never', () => {
    expect([nextVirada([9, 3, 5], 3), nextVirada([3], 3), nextVirada([], 0)]).toEqual([5, Infinity, Infinity])
  })
})
