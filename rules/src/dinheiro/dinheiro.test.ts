import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  applyPercentual,
  computeLinha,
  formatPercentual,
  formatPrecoUnitario,
  formatQuantidade,
  formatReais,
  formatReaisCurto,
  formatTaxa,
  fromCentavos,
  fromDecimilesimos,
  fromMilesimos,
  multiplyReais,
  parseQuantidade,
  countCasas,
  parseReais,
  shareAbsoluto,
  shareReais,
  splitPreco,
  sumReais,
  takePercentual,
  toCentavos,
  toDecimilesimos,
  toMilesimos,
  writeDecimal,
} from './index.ts'
import { formatDecimal } from './decimal.ts'

const integer = fc.integer({ min: 0, max: 1e12 })

describe('readings 3: the wire and the integers', () => {
  test('every integer survives the way to the wire and back', () => {
    fc.assert(
      fc.property(integer, (n) => {
        expect(toDecimilesimos(fromDecimilesimos(n))).toBe(n)
        expect(toCentavos(fromCentavos(n))).toBe(n)
        expect(toMilesimos(fromMilesimos(n))).toBe(n)
      }),
    )
  })

  test.each([
    ['a screw', 0.0875, 9],
    ['half a centavo rises, whatever its binary neighbour', 1.005, 101],
    ['a rounded minus zero is zero', -0.00001, 0],
  ])('centavos: %s', (_, reais, centavos) => {
    expect(toCentavos(reais)).toBe(centavos)
  })

  test.each([
    ['R$ 0,15 × 1,500 = 23 centavos, where floats say 22', 0.15, 1.5, 0.23],
    ['R$ 32,90 × 0,735', 32.9, 0.735, 24.18],
    ['R$ 0,0875 × 1.000', 0.0875, 1000, 87.5],
    ['below half a centavo gives nothing', 0.0049, 1, 0],
    ['half a centavo gives one', 0.005, 1, 0.01],
    ['quantity 0', 9.9, 0, 0],
  ])('a line rounds half-up once: %s', (_, preco, quantidade, expected) => {
    expect(multiplyReais(preco, quantidade)).toBe(expected)
  })

  test('a line is the exact half-up product at any size', () => {
    fc.assert(
      fc.property(integer, integer, (preco, quantidade) => {
        const exact = (BigInt(preco) * BigInt(quantidade) + 50_000n) / 100_000n
        expect(computeLinha(preco, quantidade)).toBe(Number(exact))
      }),
    )
  })

  test('sums are exact where floats are not', () => {
    expect(sumReais(0.1, 0.2)).toBe(0.3)
    expect(sumReais(10, -9.9)).toBe(0.1)
    expect(sumReais(0.0875, 0.0025)).toBe(0.09)
    expect(sumReais()).toBe(0)
  })

  test.each([
    ['10 % of R$ 0,25 rises', 0.25, 10, 0.03],
    ['33,3333 %', 100, 33.3333, 33.33],
    ['100 % is all', 12.34, 100, 12.34],
    ['a negative percentage takes nothing', 12.34, -5, 0],
  ])('takePercentual: %s', (_, total, percentual, expected) => {
    expect(takePercentual(total, percentual)).toBe(expected)
  })

  test.each([
    ['goods listed in centavos are charged in centavos', [9.99, -10, 9.99], 8.99],
    ['half-up', [45.5, -1, 45.5], 45.05],
    ['half-up at the half', [0.5, -1, 0.5], 0.5],
    ['a list price of whole reais has centavos too', [10, -33.3333, 10], 6.67],
    ['one decimal counts as two', [0.1, -5, 0.1], 0.1],
    ['three decimals stay three', [12.345, -3, 12.345], 11.975],
    ['screws keep four', [0.0875, 5, 0.0875], 0.0919],
    ['the decimals are those of the list price, not of the price', [0.0796, -3, 0.08], 0.0796],
    ['a price in force of centavos, listed in four', [0.08, -3, 0.0875], 0.0776],
    ['off is never dearer', [9.996, -0.01, 10], 9.996],
    ['nothing off has the decimals of the list price too', [9.996, 0, 10], 10],
    ['never below 0', [9.99, -150, 9.99], 0],
  ] as const)('applyPercentual: %s', (_, [preco, percentual, tabela], expected) => {
    expect(applyPercentual(preco, percentual, tabela)).toBe(expected)
  })

  test('applyPercentual: more off is never dearer, and the result is one of the list price unless the price was not', () => {
    const decimals = (preco: number) => Math.max(2, (String(preco).split('.')[1] ?? '').length)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom(1, 10, 100),
        fc.tuple(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: -10_000, max: 10_000 })),
        (n, passo, percentuais) => {
          const tabela = (n * passo) / 10_000
          const [menos = 0, mais = 0] = percentuais.map((p) => p / 100).toSorted((a, b) => a - b)
          const [menor, maior] = [
            applyPercentual(tabela, menos, tabela),
            applyPercentual(tabela, mais, tabela),
          ]
          expect(menor).toBeLessThanOrEqual(maior)
          expect(decimals(menor)).toBeLessThanOrEqual(decimals(tabela))
        },
      ),
    )
  })
})

describe('readings 3: an absolute discount is shared out by largest remainder', () => {
  test.each([
    ['the largest remainder takes the odd centavo', 100, [1000, 1000, 1001], [33, 33, 34]],
    ['a tie goes to the earlier line', 100, [500, 500, 500], [34, 33, 33]],
    ['never more than the lines are worth', 5000, [1000, 234], [1000, 234]],
    ['a free line gets nothing', 10, [0, 100], [0, 10]],
    ['nothing to share', 0, [1, 2], [0, 0]],
    ['no lines', 10, [], []],
  ])('%s', (_, total, pesos, expected) => {
    expect(shareAbsoluto(total, pesos)).toEqual(expected)
  })

  test('shares add up exactly, each within its weight and less than a centavo from its due', () => {
    fc.assert(
      fc.property(integer, fc.array(fc.integer({ min: 0, max: 1e11 }), { maxLength: 40 }), (total, pesos) => {
        const shares = shareAbsoluto(total, pesos)
        const whole = pesos.reduce((a, b) => a + b, 0)
        const shared = Math.min(total, whole)
        expect(shares.reduce((a, b) => a + b, 0)).toBe(shared)
        shares.forEach((share, i) => {
          const peso = pesos[i] ?? 0
          expect(share).toBeLessThanOrEqual(peso)
          expect(Math.abs(share - (whole && (shared * peso) / whole))).toBeLessThan(1.001)
        })
      }),
    )
  })

  test('shareReais does the same in reais', () => {
    expect(shareReais(1, [10, 10, 10.01])).toEqual([0.33, 0.33, 0.34])
  })
})

describe('brazil.md 9: what people read', () => {
  test.each([
    [1234.56, 'R$\u00a01.234,56'],
    [0, 'R$\u00a00,00'],
    [-0.001, 'R$\u00a00,00'],
    [1.005, 'R$\u00a01,01'],
    [-5, '-R$\u00a05,00'],
  ])('formatReais(%d)', (reais, text) => {
    expect(formatReais(reais)).toBe(text)
  })

  test.each([
    [9.9, 'R$\u00a09,90'],
    [0.0875, 'R$\u00a00,0875'],
    [1.125, 'R$\u00a01,125'],
  ])('formatPrecoUnitario(%d)', (reais, text) => {
    expect(formatPrecoUnitario(reais)).toBe(text)
  })

  test.each([
    [9.9, '9.90'],
    [10, '10.00'],
    [0.0875, '0.0875'],
    [1.005, '1.005'],
    [1.125, '1.125'],
    [1234.5, '1234.50'],
  ])('writeDecimal(%d): machines read the number that people do', (reais, text) => {
    expect(writeDecimal(reais)).toBe(text)
    expect(Number(writeDecimal(reais))).toBe(parseReais(formatPrecoUnitario(reais)))
  })

  test.each([
    [350, 'R$\u00a0350'],
    [350.5, 'R$\u00a0350,50'],
    [1000, 'R$\u00a01.000'],
  ])('formatReaisCurto(%d)', (reais, text) => {
    expect(formatReaisCurto(reais)).toBe(text)
  })

  test('numbers are written as Intl writes them in pt-BR, of whatever size and sign, with whatever decimals', () => {
    const conta = fc.integer({ min: -1e15, max: 1e15 })
    const casas = { decimais: fc.integer({ min: 0, max: 4 }), min: fc.integer({ min: 0, max: 3 }) }
    fc.assert(
      fc.property(conta, casas.decimais, casas.min, (n, decimais, min) => {
        const intl = new Intl.NumberFormat('pt-BR', {
          minimumFractionDigits: min,
          maximumFractionDigits: 4,
        })
        expect(formatDecimal(n / 10 ** decimais, min)).toBe(intl.format(n / 10 ** decimais))
      }),
    )
  })

  test('money, prices and percentages are written and rounded as Intl does it', () => {
    const reais = { style: 'currency', currency: 'BRL' } as const
    const total = new Intl.NumberFormat('pt-BR', reais)
    const preco = new Intl.NumberFormat('pt-BR', { ...reais, maximumFractionDigits: 4 })
    const percentual = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (n) => {
        expect(formatReais(n / 100)).toBe(total.format(n / 100))
        expect(formatPrecoUnitario(n / 10_000)).toBe(preco.format(n / 10_000))
        const parte = Math.abs(n % 1e8) / 10_000
        expect(formatPercentual(parte)).toBe(percentual.format(parte))
      }),
    )
  })

  test('percentages have up to two decimals, rates of interest at least two (CDC 52)', () => {
    // Halves go up, as those of money do.
    expect([3, 2.5, 12.345, -12.345].map(formatPercentual)).toEqual(['3', '2,5', '12,35', '-12,34'])
    expect([3, 2.99].map(formatTaxa)).toEqual(['3,00', '2,99'])
  })

  test.each([
    [0.25, 'kg', '0,250\u00a0kg'],
    [2, 'kg', '2\u00a0kg'],
    [1.5, 'L', '1,500\u00a0L'],
    [12, 'un', '12\u00a0un.'],
    [1200, 'cx', '1.200\u00a0cx'],
    [1.5, 'cx', '1,5\u00a0cx'],
    [0.1 + 0.2, undefined, '0,3'],
  ])('formatQuantidade(%d, %s)', (quantidade, unidade, text) => {
    expect(formatQuantidade(quantidade, unidade)).toBe(text)
  })

  test('a quantity that is written as its digits is what a formatter of numbers writes', () => {
    const formatter = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 })
    for (let quantidade = -2; quantidade < 1002; quantidade += 1)
      expect(formatQuantidade(quantidade)).toBe(formatter.format(quantidade))
    expect(formatQuantidade(-0.0001)).toBe('0')
  })

  test.each([
    [1234.5, '1.234', '50'],
    [0.0875, '0', '0875'],
  ])('splitPreco(%d)', (reais, inteiro, centavos) => {
    expect(splitPreco(reais)).toEqual({ inteiro, centavos })
  })
})

describe('brazil.md 9: what people type', () => {
  test.each([
    ['1.234,5', 1234.5],
    ['1234,5', 1234.5],
    ['12.9', 12.9],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['0.250', 0.25],
    ['1234.567', 1234.567],
    [' 3 ', 3],
    [',5', 0.5],
    ['5,', 5],
    ['0,0005', 0.001],
    ['', null],
    ['.', null],
    ['-1', null],
    ['1,234.5', null],
    ['1.23.4', null],
    ['12 kg', null],
    ['1e3', null],
    ['Infinity', null],
  ])('parseQuantidade(%j) is %j', (text, expected) => {
    expect(parseQuantidade(text)).toBe(expected)
  })

  test.each([
    ['9,90', 1],
    ['9,905', 3],
    ['R$ 9,00', 0],
    ['1.234', 0],
    ['1.234,5', 1],
    ['0,0000001', 7],
    ['12.345', 0],
    ['5,5%', 1],
    ['', 0],
  ])('%s was typed with %d decimals', (texto, casas) => expect(countCasas(texto)).toBe(casas))

  test('parseReais reads what formatReais and formatPrecoUnitario print', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (n) => {
        expect(parseReais(formatReais(fromCentavos(n)))).toBe(fromCentavos(n))
        expect(parseReais(formatPrecoUnitario(fromDecimilesimos(n)))).toBe(fromDecimilesimos(n))
      }),
    )
    expect(parseReais('r$12,9')).toBe(12.9)
    expect(parseReais('R$')).toBeNull()
  })
})
