import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { RegraQuantidade } from './index.ts'
import {
  computeMaximo,
  computeMinimo,
  decrement,
  explainAjuste,
  fitQuantidade,
  increment,
  isBuyable,
  roundQuantidade,
} from './index.ts'

const decimal = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((n) => n / 1000)
const optional = (max: number) => fc.option(decimal(max), { nil: undefined })
const regra: fc.Arbitrary<RegraQuantidade> = fc.record({
  granularidade: optional(5),
  min_por_pedido: optional(20),
  maxporpedido: optional(60),
})
const quantidade = decimal(80)

describe('§4 Cart quantity', () => {
  test.each([
    ['min 2,5 step 1 gives 3', { min_por_pedido: 2.5, granularidade: 1 }, 3],
    ['min 0,1 step 0,25 gives 0,25', { min_por_pedido: 0.1, granularidade: 0.25 }, 0.25],
    ['a minimum on the step stays', { min_por_pedido: 0.3, granularidade: 0.1 }, 0.3],
    ['without minimum it is one step', { granularidade: 6 }, 6],
    ['without rules it is 1', {}, 1],
    ['null and 0 are missing', { granularidade: 0, min_por_pedido: null }, 1],
  ])('the minimum is raised to the next multiple of granularidade: %s', (_, regra, expected) => {
    expect(computeMinimo(regra)).toBe(expected)
  })

  test.each([
    ['10 step 3 gives 9', { maxporpedido: 10, granularidade: 3 }, 9],
    ['1 step 0,1 gives 1', { maxporpedido: 1, granularidade: 0.1 }, 1],
    ['missing is unlimited', {}, null],
    ['0 allows nothing', { maxporpedido: 0 }, 0],
  ])('the maximum is the largest multiple within maxporpedido: %s', (_, regra, expected) => {
    expect(computeMaximo(regra)).toBe(expected)
  })

  test('a product whose maximum is below its raised minimum cannot be bought and says so (readings 4)', () => {
    const regra = { min_por_pedido: 2.5, maxporpedido: 2.9 }
    expect(isBuyable(regra)).toBe(false)
    expect(fitQuantidade(regra, 3)).toEqual({ quantidade: 0, ajuste: 'zerado' })
    expect(increment(regra, 0)).toBe(0)
    expect(explainAjuste(regra, 'zerado')).toBe(
      'Não pode ser comprado: o máximo (2\u00a0un.) é menor que o mínimo (3\u00a0un.)',
    )
  })

  test.each([
    ['a quantity within the rules stays', 6, 6, null],
    ['the minimum itself stays', 4, 4, null],
    ['below the minimum rises to it', 1, 4, 'minimo'],
    ['between two steps rises to the next', 4.1, 6, 'multiplo'],
    ['above the maximum falls to its largest multiple', 11, 10, 'maximo'],
    ['more than 3 decimals are rounded first', 6.0004, 6, null],
    ['0 drops', 0, 0, 'zerado'],
    ['less than 0 drops', -3, 0, 'zerado'],
    ['not a number drops', Number.NaN, 0, 'zerado'],
    ['not finite drops', Infinity, 0, 'zerado'],
  ])('a set: %s', (_, asked, quantidade, ajuste) => {
    const regra = { granularidade: 2, min_por_pedido: 3, maxporpedido: 11 }
    expect(fitQuantidade(regra, asked)).toEqual({ quantidade, ajuste })
  })

  test.each([
    ['from nothing to the minimum', 0, 4],
    ['one step', 4, 6],
    ['onto the next multiple', 4.5, 6],
    ['not above the maximum', 10, 10],
  ])('an increment: %s', (_, from, to) => {
    expect(increment({ granularidade: 2, min_por_pedido: 3, maxporpedido: 11 }, from)).toBe(to)
  })

  test.each([
    ['one step', 8, 6],
    ['below min_por_pedido gives 0', 4, 0],
    ['onto the previous multiple', 6.5, 6],
    ['from above the maximum into it', 40, 10],
    ['from nothing stays nothing', 0, 0],
  ])('a decrement: %s', (_, from, to) => {
    expect(decrement({ granularidade: 2, min_por_pedido: 3, maxporpedido: 11 }, from)).toBe(to)
  })

  test('steps of 0,1 do not drift (§5: 3 decimals)', () => {
    let quantidade = 0
    for (let i = 0; i < 30; i++) quantidade = increment({ granularidade: 0.1 }, quantidade)
    expect(quantidade).toBe(3)
    expect(roundQuantidade(0.1 + 0.2)).toBe(0.3)
  })

  test.each([
    ['minimo', 'O mínimo por pedido é 0,500\u00a0kg'],
    ['multiplo', 'Vendido em múltiplos de 0,250\u00a0kg'],
    ['maximo', 'O máximo por pedido é 3\u00a0kg'],
    ['zerado', 'Removido do carrinho'],
  ] as const)('the shopper reads why: %s', (ajuste, text) => {
    const regra = { granularidade: 0.25, min_por_pedido: 0.4, maxporpedido: 3.1 }
    expect(explainAjuste(regra, ajuste, 'kg')).toBe(text)
  })
})

describe('§4 for any rules and any quantity', () => {
  test('a fitted quantity is 0 or a multiple within the limits, and fitting it again changes nothing', () => {
    fc.assert(
      fc.property(regra, quantidade, (regra, asked) => {
        const { quantidade, ajuste } = fitQuantidade(regra, asked)
        expect(fitQuantidade(regra, quantidade).quantidade).toBe(quantidade)
        expect(ajuste === null).toBe(quantidade === asked && quantidade > 0)
        expect(quantidade === 0).toBe(asked === 0 || !isBuyable(regra))
        if (quantidade === 0) return
        const step = Math.round((regra.granularidade || 1) * 1000)
        expect(Math.round(quantidade * 1000) % step).toBe(0)
        expect(quantidade).toBeGreaterThanOrEqual(computeMinimo(regra))
        expect(quantidade).toBeLessThanOrEqual(computeMaximo(regra) ?? Infinity)
      }),
    )
  })

  test('nobody gets less than asked unless the maximum says so', () => {
    fc.assert(
      fc.property(regra, quantidade, (regra, asked) => {
        const { quantidade, ajuste } = fitQuantidade(regra, asked)
        if (ajuste !== 'maximo' && ajuste !== 'zerado') expect(quantidade).toBeGreaterThanOrEqual(asked)
      }),
    )
  })

  test('increment is monotone, and decrement undoes it', () => {
    fc.assert(
      fc.property(regra, quantidade, quantidade, (regra, a, b) => {
        const [low, high] = [
          fitQuantidade(regra, Math.min(a, b)).quantidade,
          fitQuantidade(regra, Math.max(a, b)).quantidade,
        ]
        expect(increment(regra, low)).toBeGreaterThanOrEqual(low)
        expect(increment(regra, low)).toBeLessThanOrEqual(increment(regra, high))
        if (increment(regra, low) > low) expect(decrement(regra, increment(regra, low))).toBe(low)
      }),
    )
  })
})
