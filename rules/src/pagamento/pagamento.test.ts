import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { whyNotForma } from './elegibilidade.ts'
import { findParcelas, listParcelas } from './parcelas.ts'
import { formatPrazo } from './prazos.ts'
import { explainRecusa, motivosRecusa } from './recusa.ts'
import { computeReserva, isPorPeso } from './reserva.ts'
import { computeTeto } from './teto.ts'

const condicao = { maximo: 6, sem_juros: 3, juros_mes: 2.49, minimo: 2000 }

describe('paying in parts (CDC 52, brazil.md 6)', () => {
  test.each([
    [1, { valor: 10_000, primeira: 10_000, total: 10_000, juros: 0 }],
    [3, { valor: 3333, primeira: 3334, total: 10_000, juros: 0 }],
    [4, { valor: 2658, primeira: 2658, total: 10_632, juros: 632, juros_mes: 2.49, juros_ano: 34.33 }],
  ])('R$ 100,00 in %i', (parcelas, expected) => {
    expect(findParcelas(10_000, { parcelas, condicao })).toMatchObject({ parcelas, ...expected })
  })

  test('no part is below the supplier’s minimum, and there are never more parts than it offers', () => {
    expect(listParcelas(5000, condicao).map(({ parcelas }) => parcelas)).toEqual([1, 2])
    expect(listParcelas(100_000, condicao)).toHaveLength(6)
    expect(findParcelas(100_000, { parcelas: 7, condicao })).toBeNull()
    expect(listParcelas(500, null)).toHaveLength(1)
  })

  test('the parts are the total, and interest never lowers it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (total) => {
        for (const { parcelas, valor, primeira, total: pago, juros } of listParcelas(total, condicao)) {
          expect(primeira + valor * (parcelas - 1)).toBe(pago)
          expect(pago).toBe(total + juros)
          expect(juros).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('what is held on a card (readings 7)', () => {
  test.each([
    [{ principal: 10_000, juros: 0, porPeso: 0, margem: 10 }, 10_000],
    [{ principal: 10_000, juros: 0, porPeso: 4000, margem: 10 }, 10_400],
    [{ principal: 10_000, juros: 0, porPeso: 333, margem: 10 }, 10_034],
    [{ principal: 10_000, juros: 632, porPeso: 0, margem: 10 }, 10_632],
    [{ principal: 10_000, juros: 632, porPeso: 10_000, margem: 10 }, 11_695],
    [{ principal: 0, juros: 0, porPeso: 0, margem: 10 }, 0],
  ])('%j: %i', (caso, expected) => {
    expect(computeReserva(caso)).toBe(expected)
  })

  test('only goods that are weighed have a margin', () => {
    expect(['kg', 'g', 'un', 'cx', 'm'].filter(isPorPeso)).toEqual(['kg', 'g'])
  })
})

describe('which customers a method is for', () => {
  const compra = { tipoEntrega: 'DELIVERY', tags: ['ouro'], total: 100 } as const
  test.each([
    [{}, null],
    [{ tags: ['ouro', 'prata'] }, null],
    [{ tags: ['prata'] }, 'TAG'],
    [{ tipoEntrega: 'RETIRADA' as const }, 'TIPO_ENTREGA'],
    [{ tipoEntrega: 'DELIVERY' as const }, null],
    [{ minimo: 100 }, null],
    [{ minimo: 100.01 }, 'MINIMO'],
    [{ maximo: 99.99 }, 'MAXIMO'],
    [{ maximo: 100 }, null],
  ])('%j: %s', (condicao, expected) => {
    expect(whyNotForma(condicao, compra)).toBe(expected)
  })

  test('without prices no value speaks against it', () => {
    expect(whyNotForma({ minimo: 50, maximo: 60 }, { ...compra, total: null })).toBeNull()
  })
})

describe('on credit', () => {
  test.each([
    [[28], '28 dias'],
    [[28, 35, 42], '28/35/42 dias'],
  ])('%j is said %s', (dias, expected) => {
    expect(formatPrazo(dias)).toBe(expected)
  })
})

test('every reason of a refused card has a text of its own; a strange code is the bank’s silence (ux 1.8.5)', () => {
  expect(new Set(motivosRecusa.map(explainRecusa)).size).toBe(motivosRecusa.length)
  expect(explainRecusa('cc_rejected_tudo')).toBe(explainRecusa('OUTRO'))
  expect(explainRecusa(null)).toBe(explainRecusa('OUTRO'))
})

test.each([
  ['RESERVA', null, null],
  ['ADIANTADO', null, 10_000],
  ['ADIANTADO', 9000, 9000],
  ['A_PRAZO', 9000, 10_000],
  ['NA_ENTREGA', null, 10_400],
  ['NA_ENTREGA', 9000, 10_400],
  ['NA_ENTREGA', 10_400, 10_400],
  // The customer said yes: the same amount again is not a new question (decision 0061).
  ['NA_ENTREGA', 11_000, 11_000],
] as const)('%s, picked before for %s: picking may cost %s (S11)', (momento, antes, expected) => {
  expect(computeTeto({ momento, total: 10_000, antes, porPeso: 4000, margem: 10 })).toBe(expected)
})
