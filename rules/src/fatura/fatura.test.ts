import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { makeParcelas, situacaoOfFatura } from './index.ts'

test.each([
  ['28 days', 10_000, [28], '2026-11-23', [['2026-12-21', 10_000]]],
  ['without terms: 28 days', 10_000, [], '2026-11-23', [['2026-12-21', 10_000]]],
  [
    '28/35/42: the first takes what is left over, and Christmas is paid on the next day of business',
    10_000,
    [28, 35, 42],
    '2026-11-20',
    [
      ['2026-12-18', 3334],
      ['2026-12-28', 3333],
      ['2027-01-04', 3333],
    ],
  ],
  ['a centavo is one instalment', 1, [28, 35], '2026-11-23', [['2026-12-21', 1]]],
] as const)('an order on credit owes, by %s (brazil 5)', (...[, total, prazos, hoje, expected]) => {
  expect(makeParcelas(total, prazos, hoje).map(({ vencimento, valor }) => [vencimento, valor])).toEqual(
    expected,
  )
})

test('whatever the total and the terms, the instalments add up to it and none is empty', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 180 }), { maxLength: 12 }),
      (total, prazos) => {
        const parcelas = makeParcelas(total, prazos, '2026-11-20')
        expect(parcelas.reduce((sum, { valor }) => sum + valor, 0)).toBe(total)
        expect(parcelas.every(({ valor }) => valor > 0)).toBe(true)
      },
    ),
  )
})

test.each([
  ['ABERTA', '2026-11-20', 'ABERTA'],
  ['ABERTA', '2026-11-19', 'VENCIDA'],
  ['ABERTA', '2026-11-27', 'ABERTA'],
  ['PAGA', '2026-11-01', 'PAGA'],
] as const)('on 20 Nov an invoice that is %s and due on %s is %s', (status, vencimento, situacao) => {
  expect(situacaoOfFatura({ status, vencimento }, '2026-11-20')).toBe(situacao)
})

test('bills are parts of the total, due on working days', () => {
  expect(makeParcelas(10_000, [28, 35, 42], '2026-11-21')).toEqual([
    { parcela: 1, vencimento: '2026-12-21', valor: 3334 },
    { parcela: 2, vencimento: '2026-12-28', valor: 3333 },
    { parcela: 3, vencimento: '2027-01-04', valor: 3333 },
  ])
})
