import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { describeCada, describeParcelas } from './describe-parcelas.ts'
import { shareJuros } from './juros.ts'
import { listParcelas, splitParcelas } from './parcelas.ts'
import { computeReserva } from './reserva.ts'

const condicao = { maximo: 6, sem_juros: 3, juros_mes: 2.49, minimo: 1000 }

test.each([
  [10_000, 1, '1x de R$ 100,00 à vista'],
  [10_000, 2, '2x de R$ 50,00 sem juros'],
  [10_079, 3, '3x de R$ 33,59 (a 1ª de R$ 33,61) sem juros'],
  [10_000, 4, '4x de R$ 26,58 (total R$ 106,32, juros de 2,49% ao mês, 34,33% ao ano)'],
])('%i centavos in %i parts read so (CDC 52, S3; brazil L9)', (total, parcelas, expected) => {
  const opcao = listParcelas(total, condicao).find((each) => each.parcelas === parcelas)
  expect(opcao && describeParcelas(opcao).replaceAll('\u00a0', ' ')).toBe(expected)
})

test.each([
  [10_000, 1, 9_700, '1x de R$ 100,00'],
  [10_000, 2, 9_700, '2x de R$ 50,00 (total R$ 100,00; à vista R$ 97,00)'],
  [10_000, 2, 10_000, '2x de R$ 50,00 sem juros'],
  [10_000, 2, 10_300, '2x de R$ 50,00 sem juros'],
])(
  'where Pix costs less, parts are not "sem juros": %i centavos in %i, %i at once (brazil 6, 8; B11)',
  (total, parcelas, aVista, expected) => {
    const opcao = listParcelas(total, condicao).find((each) => each.parcelas === parcelas)
    expect(opcao && describeParcelas(opcao, aVista).replaceAll('\u00a0', ' ')).toBe(expected)
  },
)

test('the parts of whatever is charged add up to it, and none reads above what it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 12 }), (total, n) => {
      const { valor, primeira } = splitParcelas(total, n)
      expect(primeira + valor * (n - 1)).toBe(total)
      expect(valor).toBeLessThanOrEqual(primeira)
      const ditos = describeCada({ parcelas: n, valor, primeira }).match(/[\d.]+,\d\d/g) ?? []
      expect(Math.max(...ditos.map((each) => Number(each.replaceAll(/[.,]/g, ''))))).toBe(primeira)
    }),
  )
})

test('whatever is picked within the margin can be charged with its interest, and less goods never cost more interest (S3)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 100 }),
      (principal, pesado, margem, pego) => {
        const porPeso = Math.floor((principal * pesado) / 100)
        for (const { total, juros } of listParcelas(principal, condicao)) {
          const reservado = computeReserva({ principal, juros, porPeso, margem })
          const final = principal + Math.floor((porPeso * margem * pego) / 10_000)
          const doFinal = shareJuros({ principal, juros }, final)
          expect(final + doFinal).toBeLessThanOrEqual(reservado)
          expect(shareJuros({ principal, juros }, principal)).toBe(juros)
          expect(principal + juros).toBe(total)
          const menos = Math.floor((principal * pego) / 100)
          expect(shareJuros({ principal, juros }, menos)).toBeLessThanOrEqual(juros)
        }
      },
    ),
  )
})
