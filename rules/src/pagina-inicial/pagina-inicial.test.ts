import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import { contrastRatio } from '#tema'

import { formatFim, listNoAr, tintaSobre } from './index.ts'

test.each([
  ['2026-11-23', 'só hoje'],
  ['2026-11-24', 'até amanhã'],
  ['2026-11-27', 'até sexta-feira'],
  ['2026-11-29', 'até domingo'],
  ['2026-11-30', 'até 30 nov.'],
  ['2027-01-02', 'até 2 jan.'],
])('what ends on %s says on 23 November "%s" (ux 2.1)', (ate, expected) => {
  expect(formatFim(ate, '2026-11-23')).toBe(expected)
})

test('a section stands from its first day through its last one, by itself', () => {
  const secao = { id: 'ofertas', de: '2026-11-23', ate: '2026-11-29' }
  const isNoAr = (hoje: string) => listNoAr([secao], hoje).length > 0
  expect(['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'].map(isNoAr)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(listNoAr([{ id: 'sempre' }, { id: 'desde', de: '2026-11-24' }], '2026-11-23')).toEqual([
    { id: 'sempre' },
  ])
})

test('text reads on a ground of any colour that a store picks (ux 2.3 R1)', () => {
  const cor = integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  assert(property(cor, (fundo) => contrastRatio(tintaSobre(fundo), fundo) >= 4.5))
})
