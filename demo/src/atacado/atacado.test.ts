import { isCnpj } from '@vitrine/rules/documento'
import { containsPonto } from '@vitrine/rules/poligono'
import { computeMinimo, isBuyable } from '@vitrine/rules/quantidade'
import { describe, expect, test } from 'vitest'

import type { ProdutoDemo } from '../tipos.ts'
import { atacado } from './index.ts'

const { produtos, categorias } = atacado

describe('the catalogue of the wholesaler', () => {
  test('has at least 210 products, first those of the price table of the mockup', () => {
    expect(produtos.length).toBeGreaterThanOrEqual(210)
    expect(produtos[0]?.nome).toBe('Refrigerante Cola Boa 2 L')
  })

  test.each(['sku', 'nome', 'descricao'] as const)('has no two products with the same %s', (campo) => {
    expect(new Set(produtos.map((produto) => produto[campo])).size).toBe(produtos.length)
  })

  test('keeps every product in a leaf category that exists, and leaves no leaf empty', () => {
    const pais = new Set(categorias.flatMap(({ pai }) => pai ?? []))
    const folhas = categorias.map(({ slug }) => slug).filter((slug) => !pais.has(slug))
    expect(new Set(produtos.map(({ categoria }) => categoria))).toEqual(new Set(folhas))
    expect([...pais].filter((pai) => !categorias.some(({ slug }) => slug === pai))).toEqual([])
    expect(
      atacado.menu.filter(({ categoria }) => !categorias.some(({ slug }) => slug === categoria)),
    ).toEqual([])
  })

  test('shows each way a price can come about often enough (§5 Price)', () => {
    const count = (has: (produto: ProdutoDemo) => unknown) => produtos.filter(has).length
    expect(count((p) => p.descontoProgressivo)).toBeGreaterThanOrEqual(60)
    expect(count((p) => p.precovendaatacado)).toBeGreaterThanOrEqual(60)
    expect(count((p) => p.multiploincremento)).toBeGreaterThanOrEqual(120)
    expect(count((p) => p.granularidade && p.min_por_pedido)).toBeGreaterThanOrEqual(40)
    expect(count((p) => hasFractionOfCent(p.preco))).toBeGreaterThanOrEqual(15)
    expect(count((p) => p.precooferta)).toBeGreaterThanOrEqual(15)
    expect(count((p) => p.fator_unidade)).toBeGreaterThanOrEqual(180)
    expect(count((p) => p.maior_de_18)).toBeGreaterThanOrEqual(30)
    expect(count((p) => p.maxporpedido)).toBeGreaterThanOrEqual(2)
    expect(count((p) => p.estoque === 0)).toBeGreaterThanOrEqual(1)
  })
})

describe('each product of the wholesaler', () => {
  test.each(produtos)('$sku sells for less when on sale, by volume or up the table (§5 Price)', (produto) => {
    const { preco, precooferta, precovendaatacado, minvendaatacado, descontoProgressivo } = produto
    const degraus = Object.entries(descontoProgressivo ?? {}).sort(([a], [b]) => Number(a) - Number(b))
    const escada = [preco, ...degraus.map(([, valor]) => valor)]
    expect(preco).toBeGreaterThan(0)
    expect(precooferta ?? 0).toBeLessThan(preco)
    expect(precovendaatacado ?? 0).toBeLessThan(precooferta ?? preco)
    expect(Boolean(precovendaatacado)).toBe(Boolean(minvendaatacado))
    expect(escada.toSorted((a, b) => b - a)).toEqual(escada)
    expect(new Set(escada).size).toBe(escada.length)
    expect([...escada, precovendaatacado ?? 0].every(hasFourDecimals)).toBe(true)
  })

  test.each(produtos.filter(({ precovendaatacado }) => precovendaatacado))(
    '$sku reaches its wholesale minimum in whole lots, never with the first (readings 3)',
    ({ minvendaatacado = 0, multiploincremento = 1, granularidade = 1, min_por_pedido = 1 }) => {
      expect(minvendaatacado % (granularidade * multiploincremento)).toBe(0)
      expect(minvendaatacado / multiploincremento).toBeGreaterThan(min_por_pedido)
    },
  )

  test.each(produtos)(
    '$sku can be bought, and its minimum and table are on its step (§5 Quantities)',
    (produto) => {
      expect(isBuyable(produto)).toBe(true)
      expect(computeMinimo(produto)).toBe(produto.min_por_pedido ?? 1)
      for (const degrau of Object.keys(produto.descontoProgressivo ?? {})) {
        expect(Number(degrau) % (produto.granularidade ?? 1)).toBe(0)
        expect(Number(degrau)).toBeGreaterThan(computeMinimo(produto))
      }
    },
  )

  test.each(produtos)(
    '$sku says in two sentences what it is and how it is packed',
    ({ descricao, especificacoes }) => {
      expect(descricao.split(/(?<=[.!]) (?=[A-Z0-9])/).length).toBeGreaterThanOrEqual(2)
      expect(descricao).not.toMatch(/undefined|NaN|com 1 |múltiplos de 1 /)
      expect(Object.keys(especificacoes ?? {}).length).toBeGreaterThanOrEqual(1)
    },
  )
})

describe('the wholesaler itself', () => {
  test('has a valid alphanumeric CNPJ (readings 8)', () => {
    expect(isCnpj(atacado.cnpj)).toBe(true)
    expect(atacado.cnpj).toMatch(/[A-Z]/)
  })

  test.each(atacado.areas)(
    '$nome is a closed ring of 8 to 20 points that never crosses itself',
    ({ anel }) => {
      expect(anel.at(-1)).toEqual(anel[0])
      expect(anel.length).toBeGreaterThanOrEqual(9)
      expect(anel.length).toBeLessThanOrEqual(21)
      expect(countCrossings(anel)).toBe(0)
    },
  )

  test('delivers to the demo address in Campinas and to Praça da Sé, not to Santos (§4 Address flow)', () => {
    const delivers = (lat: number, lng: number) =>
      atacado.areas.some(
        ({ tipo, anel }) =>
          tipo === 'DELIVERY' && containsPonto({ type: 'Polygon', coordinates: [anel] }, { lat, lng }),
      )
    expect(delivers(-22.9056, -47.0608)).toBe(true)
    expect(delivers(-23.5503, -46.6339)).toBe(true)
    expect(delivers(-23.9608, -46.3336)).toBe(false)
  })
})

function hasFourDecimals(valor: number): boolean {
  return Math.abs(valor * 10_000 - Math.round(valor * 10_000)) < 1e-6
}

function hasFractionOfCent(valor: number): boolean {
  return Math.abs(valor * 100 - Math.round(valor * 100)) > 1e-6
}

type Ponto = [lng: number, lat: number]

/** Pairs of sides of a ring that cross each other, neighbours apart. */
function countCrossings(anel: Ponto[]): number {
  const lados = anel.slice(1).map((fim, i) => [anel[i] ?? fim, fim] satisfies [Ponto, Ponto])
  const side = ([ax, ay]: Ponto, [bx, by]: Ponto, [cx, cy]: Ponto) =>
    Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
  return lados.flatMap(([a, b], i) =>
    lados
      .slice(i + 2)
      .filter(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  ).length
}
