import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { computeMinimo, fitQuantidade, isBuyable } from '#quantidade'

import type { ItemCarrinho, PassoCarrinho } from './index.ts'
import { changeQuantidade, computeTotais, mergeVisitante, reapplyPassos, sortItens } from './index.ts'

const opcoes = { multiplies: true }

function buildItem(change: Partial<ItemCarrinho> = {}): ItemCarrinho {
  return { id: 'arroz', nome: 'Arroz', quantidade: 1, preco: 10, ...change }
}

const quantities = (itens: ItemCarrinho[]) =>
  Object.fromEntries(itens.map(({ id, quantidade }) => [id, quantidade]))

describe('§4 after every change', () => {
  test('lines are sorted by name as Brazilians read, then by id', () => {
    const itens = ['b/Óleo', 'a/Óleo', 'c/Zinco', 'd/acém', 'e/Água', 'f/Açaí'].map((line) => {
      const [id = '', nome = ''] = line.split('/')
      return buildItem({ id, nome })
    })
    expect(sortItens(itens).map(({ id }) => id)).toEqual(['f', 'd', 'e', 'a', 'b', 'c'])
  })

  test('lines with quantity 0 are dropped', () => {
    const itens = [buildItem(), buildItem({ id: 'cafe', nome: 'Café' })]
    expect(quantities(changeQuantidade(itens, 'arroz', 0))).toEqual({ cafe: 1 })
  })

  test('a set is fitted to the rules of its line', () => {
    const itens = [buildItem({ granularidade: 6, maxporpedido: 20 })]
    expect(quantities(changeQuantidade(itens, 'arroz', 7))).toEqual({ arroz: 12 })
    expect(quantities(changeQuantidade(itens, 'arroz', 99))).toEqual({ arroz: 18 })
  })
})

describe('§4, readings 3: totals', () => {
  test('the order of rounding: line, coupon on the line, gift wrap, services and freight', () => {
    const itens = [
      buildItem({
        preco: 0.15,
        quantidade: 1.5,
        desconto: 0.03,
        preco_embalagem: 2.5,
        embalarParaPresente: true,
      }),
      buildItem({ id: 'cafe', nome: 'Café', preco: 20, preconf: 18.9, quantidade: 2, preco_embalagem: 3 }),
    ]
    const totais = computeTotais(itens, { ...opcoes, servicos: 5, taxaentrega: 7.9 })
    expect(totais).toMatchObject({
      subtotal: 38.03,
      descontos: 0.03,
      economia: 2.2,
      embalagens: 3.75,
      servicos: 5,
      taxaentrega: 7.9,
      totalCompras: 54.65,
      comPreco: true,
    })
    expect(totais.linhas.get('arroz')).toMatchObject({
      precounitario: 0.15,
      subtotal: 0.23,
      embalagem: 3.75,
      desconto: 0.03,
      total: 3.95,
      traco: { vencedor: 'normal' },
    })
  })

  test('gift wrap is never discounted: a coupon above the line takes the line only', () => {
    const item = buildItem({ desconto: 99, preco_embalagem: 2, embalarParaPresente: true })
    expect(computeTotais([item], opcoes)).toMatchObject({ descontos: 10, totalCompras: 2 })
  })

  test('the wholesale factor never touches the quantity or the total', () => {
    const item = buildItem({
      precovendaatacado: 8,
      minvendaatacado: 12,
      multiploincremento: 6,
      quantidade: 2,
    })
    expect(computeTotais([item], opcoes).totalCompras).toBe(16)
  })

  test('a dearer attendant price is charged and saves nothing', () => {
    expect(computeTotais([buildItem({ precoatendente: 12 })], opcoes)).toMatchObject({
      totalCompras: 12,
      economia: 0,
    })
  })

  test('one line without a price leaves the cart without values', () => {
    const totais = computeTotais([buildItem(), buildItem({ id: 'x', preco: null })], {
      ...opcoes,
      taxaentrega: 5,
    })
    expect(totais).toMatchObject({
      comPreco: false,
      subtotal: null,
      descontos: null,
      economia: null,
      embalagens: null,
      totalCompras: null,
      taxaentrega: 5,
    })
    expect(totais.linhas.get('x')).toMatchObject({ precounitario: null, subtotal: null, total: null })
  })

  test('an empty cart has prices and costs nothing (readings 3)', () => {
    expect(computeTotais([], opcoes)).toMatchObject({ comPreco: true, totalCompras: 0, subtotal: 0 })
  })
})

describe('readings 5: unacknowledged steps', () => {
  const itens = [buildItem({ quantidade: 4, min_por_pedido: 3, maxporpedido: 9 })]

  test.each<[string, PassoCarrinho[], Record<string, number>]>([
    [
      'clicks add up',
      [
        { tipo: 'soma', id: 'arroz', delta: 1 },
        { tipo: 'soma', id: 'arroz', delta: 2 },
      ],
      { arroz: 7 },
    ],
    ['what was typed sets', [{ tipo: 'define', id: 'arroz', quantidade: 5 }], { arroz: 5 }],
    ['caps apply', [{ tipo: 'soma', id: 'arroz', delta: 50 }], { arroz: 9 }],
    ['a decrement below the minimum drops', [{ tipo: 'soma', id: 'arroz', delta: -2 }], {}],
    [
      'a dropped line comes back at its minimum',
      [
        { tipo: 'define', id: 'arroz', quantidade: 0 },
        { tipo: 'soma', id: 'arroz', delta: 1 },
      ],
      { arroz: 3 },
    ],
    [
      'a product only the browser knows starts from 0',
      [{ tipo: 'soma', id: 'cafe', delta: 2 }],
      { arroz: 4, cafe: 2 },
    ],
    ['a product nobody knows is left out', [{ tipo: 'soma', id: 'nada', delta: 2 }], { arroz: 4 }],
    ['known lines without a step stay out', [], { arroz: 4 }],
  ])('%s', (_, passos, expected) => {
    const conhecidos = [buildItem({ id: 'cafe', nome: 'Café', quantidade: 7 })]
    expect(quantities(reapplyPassos(itens, passos, conhecidos))).toEqual(expected)
  })

  test('gift wrap is a step too', () => {
    const passo = { tipo: 'embala', id: 'arroz', embalarParaPresente: true } as const
    expect(reapplyPassos(itens, [passo])[0]).toMatchObject({ quantidade: 4, embalarParaPresente: true })
  })
})

describe("readings 5: the visitor's cart merges at login", () => {
  test('quantities add up, caps apply, and the shopper sees what changed', () => {
    const cliente = [
      buildItem({ quantidade: 2 }),
      buildItem({ id: 'cafe', nome: 'Café', quantidade: 8, maxporpedido: 10 }),
    ]
    const visitante = [
      buildItem({ quantidade: 3, embalarParaPresente: true }),
      buildItem({ id: 'cafe', nome: 'Café', quantidade: 5 }),
      buildItem({ id: 'bolo', nome: 'Bolo', quantidade: 1 }),
    ]
    const { itens, mudancas } = mergeVisitante(cliente, visitante)
    expect(quantities(itens)).toEqual({ arroz: 5, bolo: 1, cafe: 10 })
    expect(itens[0]).toMatchObject({ id: 'arroz', embalarParaPresente: true })
    expect(mudancas).toEqual([
      { id: 'arroz', nome: 'Arroz', de: 2, para: 5, motivo: 'Somado ao que já estava no seu carrinho' },
      { id: 'cafe', nome: 'Café', de: 8, para: 10, motivo: 'O máximo por pedido é 10\u00a0un.' },
      { id: 'bolo', nome: 'Bolo', de: 0, para: 1, motivo: 'Veio do carrinho deste aparelho' },
    ])
  })
})

const decimal = (max: number, scale: number) => fc.integer({ min: 0, max: max * scale }).map((n) => n / scale)
const item = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  nome: fc.constantFrom('Arroz', 'Água', 'Óleo', 'Zinco'),
  quantidade: decimal(50, 1000),
  preco: decimal(99, 10_000),
  precovendaatacado: fc.option(decimal(99, 10_000)),
  minvendaatacado: fc.option(fc.integer({ min: 1, max: 20 })),
  preco_embalagem: fc.option(decimal(9, 10_000)),
  embalarParaPresente: fc.boolean(),
  desconto: decimal(50, 100),
  granularidade: fc.option(fc.constantFrom(0.1, 0.25, 1, 6)),
  min_por_pedido: fc.option(decimal(9, 10)),
  maxporpedido: fc.option(fc.integer({ min: 10, max: 40 })),
})
const cart = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 8 })
const bought = cart.map((itens) =>
  itens.map((item) => ({ ...item, quantidade: fitQuantidade(item, 9).quantidade })),
)
const passo = fc.oneof(
  fc.record({
    tipo: fc.constant('soma' as const),
    id: item.map(({ id }) => id),
    delta: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({
    tipo: fc.constant('define' as const),
    id: item.map(({ id }) => id),
    quantidade: decimal(20, 10),
  }),
)

describe('for any cart', () => {
  const isWhole = (reais: number | null) => reais !== null && Math.round(reais * 100) / 100 === reais

  test('no line has a fraction of a centavo, and the sum of the lines is the total', () => {
    fc.assert(
      fc.property(cart, decimal(50, 100), (itens, taxaentrega) => {
        const totais = computeTotais(itens, { ...opcoes, taxaentrega })
        const linhas = [...totais.linhas.values()]
        expect(linhas.every(({ subtotal, total }) => isWhole(subtotal) && isWhole(total))).toBe(true)
        const centavos = linhas.reduce((sum, { total }) => sum + Math.round((total ?? 0) * 100), 0)
        expect(Math.round((totais.totalCompras ?? 0) * 100)).toBe(centavos + Math.round(taxaentrega * 100))
        expect(linhas.every(({ total }) => (total ?? -1) >= 0)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('steps after a reply, or before it on the same cart, lead to the same quantities', () => {
    fc.assert(
      fc.property(bought, fc.array(passo), fc.nat(), (itens, passos, cut) => {
        const sent = passos.slice(0, cut % (passos.length + 1))
        const kept = passos.slice(sent.length)
        const reply = reapplyPassos(itens, sent)
        expect(quantities(reapplyPassos(reply, kept, itens))).toEqual(
          quantities(reapplyPassos(itens, passos)),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('no step on a product that can be bought is lost after a merge', () => {
    fc.assert(
      fc.property(bought, bought, item.filter(isBuyable), (cliente, visitante, novo) => {
        const { itens } = mergeVisitante<ItemCarrinho>(cliente, visitante)
        const passo: PassoCarrinho = { tipo: 'define', id: novo.id, quantidade: computeMinimo(novo) }
        const line = reapplyPassos(itens, [passo], [novo]).find(({ id }) => id === novo.id)
        expect(line?.quantidade).toBeGreaterThan(0)
      }),
    )
  })

  test('a merge never leaves less than either side had, unless a cap says so', () => {
    fc.assert(
      fc.property(bought, bought, (cliente, visitante) => {
        const { itens, mudancas } = mergeVisitante<ItemCarrinho>(cliente, visitante)
        expect(mudancas).toHaveLength(visitante.length)
        for (const { id, quantidade, maxporpedido } of itens) {
          const before = [...cliente, ...visitante]
            .filter((item) => item.id === id)
            .map((item) => item.quantidade)
          if (maxporpedido === null) expect(quantidade).toBeGreaterThanOrEqual(Math.max(...before))
          expect(quantidade).toBeLessThanOrEqual(maxporpedido ?? Infinity)
        }
      }),
    )
  })
})
