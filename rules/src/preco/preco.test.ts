import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ItemComPreco } from './index.ts'
import {
  choosePreco,
  computeDescontoPercentual,
  computePrecoBase,
  explainPreco,
  findProximaFaixa,
  isPrecoDePolitica,
  listFaixas,
} from './index.ts'

const opcoes = { multiplies: true }
const arroz: ItemComPreco = { preco: 10, precovendaatacado: 8, minvendaatacado: 12, multiploincremento: 6 }
const tabela = (descontoProgressivo: Record<string, number>) => ({
  efeitospoliticas: { descontoProgressivo },
})

describe('§5 price choice', () => {
  test.each<[string, Partial<ItemComPreco>, number, number]>([
    ['the attendant price is used if above 0', { precoatendente: 7 }, 1, 7],
    ['even when dearer', { precoatendente: 15 }, 12, 15],
    ['even over the progressive table', { precoatendente: 9, ...tabela({ 1: 6 }) }, 1, 9],
    ['an attendant price of 0 says nothing', { precoatendente: 0 }, 1, 10],
    ['wholesale when quantidade × multiploincremento reaches the minimum', {}, 2, 8],
    ['normal below the wholesale minimum', {}, 1.999, 10],
    ['the factor is 1 when missing', { multiploincremento: null }, 11, 10],
    ['the factor is 1 when 0', { multiploincremento: 0 }, 12, 8],
    ['no wholesale of 0', { precovendaatacado: 0 }, 12, 10],
    ['no wholesale equal to the normal price', { precovendaatacado: 10 }, 12, 10],
    ['no wholesale above the price in force', { preconf: 7.5 }, 12, 7.5],
    ['no wholesale without a minimum', { minvendaatacado: 0 }, 12, 10],
    ['the price in force is the normal price', { preconf: 9.5 }, 1, 9.5],
    ['the price in force may be above the list price', { preconf: 11 }, 1, 11],
    ['the progressive table over wholesale', tabela({ 2: 9 }), 2, 9],
    ['the progressive table even when dearer', tabela({ 2: 12 }), 2, 12],
    ['below its first threshold the table says nothing: wholesale', tabela({ 3: 7 }), 2, 8],
    ['below its first threshold the table says nothing: normal', tabela({ 3: 7 }), 1, 10],
    ['the highest threshold reached', tabela({ 1: 9, 5: 8, 20: 7 }), 19, 8],
    ['thresholds as numbers: 10 above 9', tabela({ 9: 7, 10: 6 }), 10, 6],
    ['thresholds as numbers: 100 above 20', tabela({ 100: 5, 20: 6 }), 50, 6],
    ['thresholds as numbers: 10 above 2,5', tabela({ '2.5': 7, 10: 6 }), 12, 6],
    ['a threshold with decimals', tabela({ '0.5': 7 }), 0.5, 7],
    ['unreadable tiers are left out', tabela({ '': 1, x: 2, 1: 0 }), 1, 10],
  ])('%s', (_, change, quantidade, expected) => {
    expect(choosePreco({ ...arroz, ...change }, quantidade, opcoes)).toBe(expected)
  })

  test('with the tag disable-product-multiple the quantity stands alone', () => {
    expect(choosePreco(arroz, 2, { multiplies: false })).toBe(10)
    expect(choosePreco(arroz, 12, { multiplies: false })).toBe(8)
  })

  test('an item without any price stays without a price (readings 3)', () => {
    expect(choosePreco({}, 1, opcoes)).toBeNull()
    expect(choosePreco({ preco: null, precovendaatacado: 5, minvendaatacado: 1 }, 1, opcoes)).toBeNull()
  })
})

describe('readings 3: every line can explain its price', () => {
  test.each<[string, ItemComPreco, number]>([
    ['preço do atendente', { ...arroz, precoatendente: 7 }, 1],
    ['preço negociado por Marina', { ...arroz, precoatendente: 7, negociado: { por: 'Marina' } }, 1],
    [
      'preço negociado por Marina, aprovado por Paulo: leva 30 caixas',
      {
        ...arroz,
        precoatendente: 7,
        negociado: { por: 'Marina', aprovado_por: 'Paulo', motivo: 'leva 30 caixas' },
      },
      1,
    ],
    ['preço progressivo a partir de 3\u00a0un.', { ...arroz, ...tabela({ 3: 7 }) }, 4],
    ['preço atacado a partir de 12\u00a0un.', { ...arroz, multiploincremento: null }, 12],
    ['preço atacado a partir de 2\u00a0cx', { ...arroz, unidade: 'cx' }, 2],
    ['preço da política Clube', { preco: 10, preconf: 9, efeitospoliticas: { politica: 'Clube' } }, 1],
    ['preço de oferta', { preco: 10, preconf: 9 }, 1],
    ['preço normal', { preco: 10, preconf: 10 }, 1],
    ['preço normal', { ...arroz, precovendaatacado: 10 }, 12],
    ['preço não informado', {}, 1],
  ])('%s', (motivo, item, quantidade) => {
    expect(explainPreco(item, quantidade, opcoes).motivo).toBe(motivo)
  })

  test('candidates, winner and reason', () => {
    expect(explainPreco({ ...arroz, ...tabela({ 3: 7 }) }, 2, opcoes)).toEqual({
      precounitario: 8,
      vencedor: 'atacado',
      motivo: 'preço atacado a partir de 2\u00a0un.',
      candidatos: [
        { regra: 'atendente', preco: null, valeu: false, motivo: 'sem preço do atendente' },
        { regra: 'progressivo', preco: null, valeu: false, motivo: 'preço progressivo começa em 3\u00a0un.' },
        { regra: 'atacado', preco: 8, valeu: true, motivo: 'preço atacado a partir de 2\u00a0un.' },
        { regra: 'normal', preco: 10, valeu: false, motivo: 'preço normal' },
      ],
    })
  })

  test('a hidden price leaves no candidates behind', () => {
    expect(explainPreco({ minvendaatacado: 3 }, 5, opcoes).candidatos).toEqual([])
  })

  test('a price comes from a policy by its price or its table (readings 5)', () => {
    const clube = {
      preco: 10,
      preconf: 9,
      efeitospoliticas: { politica: 'Clube', descontoProgressivo: { 3: 8 } },
    }
    expect(isPrecoDePolitica(explainPreco(clube, 1, opcoes))).toBe(true)
    expect(isPrecoDePolitica(explainPreco(clube, 3, opcoes))).toBe(true)
    expect(isPrecoDePolitica(explainPreco({ ...clube, precoatendente: 5 }, 3, opcoes))).toBe(false)
    expect(isPrecoDePolitica(explainPreco(arroz, 2, opcoes))).toBe(false)
  })

  test('the explanation names the price that is charged', () => {
    const price = fc.option(fc.integer({ min: 0, max: 200_000 }).map((n) => n / 10_000))
    const number = fc.option(fc.integer({ min: 0, max: 20_000 }).map((n) => n / 1000))
    const item = fc.record({
      preco: price,
      preconf: price,
      precoatendente: fc.option(fc.constantFrom(0, 3.5)),
      precovendaatacado: price,
      minvendaatacado: number,
      multiploincremento: number,
      efeitospoliticas: fc.option(
        fc.record({
          descontoProgressivo: fc.dictionary(fc.constantFrom('1', '5', '9', '10'), fc.constantFrom(3, 5)),
        }),
      ),
    })
    fc.assert(
      fc.property(item, fc.integer({ min: 1, max: 30_000 }), fc.boolean(), (item, milesimos, multiplies) => {
        const traco = explainPreco(item, milesimos / 1000, { multiplies })
        expect(traco.precounitario).toBe(choosePreco(item, milesimos / 1000, { multiplies }))
        expect(traco.candidatos.filter(({ valeu }) => valeu)).toHaveLength(
          traco.vencedor === 'oculto' ? 0 : 1,
        )
      }),
    )
  })
})

describe('ux.md 2.6: tiers', () => {
  test('wholesale and progressive merge, in the unit the shopper types', () => {
    expect(listFaixas({ ...arroz, ...tabela({ 10: 7, 9: 7.5 }) })).toEqual([
      { quantidade: 2, preco: 8 },
      { quantidade: 9, preco: 7.5 },
      { quantidade: 10, preco: 7 },
    ])
    expect(listFaixas(arroz, { multiplies: false })).toEqual([{ quantidade: 12, preco: 8 }])
  })

  test('a threshold between two steps begins at the next quantity one may buy', () => {
    expect(listFaixas({ ...arroz, multiploincremento: 5, granularidade: 2 })).toEqual([
      { quantidade: 4, preco: 8 },
    ])
  })

  test.each<[string, Parameters<typeof listFaixas>[0]]>([
    ['above the maximum', { ...arroz, maxporpedido: 1 }],
    ['under an attendant price', { ...arroz, precoatendente: 9 }],
    ['without prices', { minvendaatacado: 3 }],
    ['that the price in force already gives', { ...arroz, preconf: 8 }],
  ])('no tiers %s', (_, item) => {
    expect(listFaixas(item)).toEqual([])
  })

  test('wholesale begins where the goods of it are enough: 10 in threes are 3,334 (§4)', () => {
    const emTres = { ...arroz, minvendaatacado: 10, multiploincremento: 3, granularidade: 0.001 }
    expect(listFaixas(emTres)).toEqual([{ quantidade: 3.334, preco: 8 }])
  })

  test('the nudge says how many are missing and what they save on that quantity', () => {
    expect(findProximaFaixa({ ...arroz, multiploincremento: null }, 10, opcoes)).toEqual({
      quantidade: 12,
      preco: 8,
      faltam: 2,
      economia: 24,
    })
    expect(findProximaFaixa(arroz, 2, opcoes)).toBeNull()
    expect(findProximaFaixa({}, 2, opcoes)).toBeNull()
  })

  test('a dearer tier is never a nudge', () => {
    expect(findProximaFaixa({ preco: 10, ...tabela({ 5: 11, 9: 9 }) }, 1, opcoes)?.quantidade).toBe(9)
  })

  test('nor is one that leads back to the same price: whoever buys more for it saves nothing', () => {
    expect(findProximaFaixa({ preco: 9, ...tabela({ 5: 11, 9: 9 }) }, 1, opcoes)).toBeNull()
  })
})

describe('prices by law and by honesty', () => {
  test.each([
    [8.5, 2, 4.25],
    [9.9, 0.35, 28.29],
    [8.75, 100, 0.0875],
    [0.5, 0.0005, 1000],
    [9.9, 0, null],
    [9.9, null, null],
    [null, 2, null],
  ])(
    'one base unit of %j holding %j costs %j (Lei 10.962 art. 2º-A; brazil L6)',
    (preco, fator, expected) => {
      expect(computePrecoBase(preco, fator)).toBe(expected)
    },
  )

  test.each([
    [12.9, 9.9, 23],
    [10, 7.01, 29],
    [10, 10, 0],
    [10, 12, 0],
    [0, 0, 0],
    [10, undefined, 0],
    [10, 0, 100],
  ])('from %j to %j is %i %%, never more than is given', (de, por, expected) => {
    expect(computeDescontoPercentual(de, por)).toBe(expected)
  })
})
