import { isCnpj } from '@vitrine/rules/documento'
import { containsPonto } from '@vitrine/rules/poligono'
import { computeMinimo, isBuyable } from '@vitrine/rules/quantidade'
import { describe, expect, test } from 'vitest'

import type { ProdutoDemo } from '../tipos.ts'
import { obra } from './index.ts'

const { produtos, categorias } = obra

describe('the catalogue of the building-materials store', () => {
  test('has at least 125 products', () => {
    expect(produtos.length).toBeGreaterThanOrEqual(125)
  })

  test.each(['sku', 'nome', 'descricao'] as const)('has no two products with the same %s', (campo) => {
    expect(new Set(produtos.map((produto) => produto[campo])).size).toBe(produtos.length)
  })

  test('keeps every product in a leaf category that exists, and leaves no leaf empty', () => {
    const pais = new Set(categorias.flatMap(({ pai }) => pai ?? []))
    const folhas = categorias.map(({ slug }) => slug).filter((slug) => !pais.has(slug))
    expect(new Set(produtos.map(({ categoria }) => categoria))).toEqual(new Set(folhas))
    expect([...pais].filter((pai) => !categorias.some(({ slug }) => slug === pai))).toEqual([])
    expect(obra.menu.filter(({ categoria }) => !categorias.some(({ slug }) => slug === categoria))).toEqual(
      [],
    )
  })

  test('sells by fraction, by box, by metre and by the hundred often enough (§5 Quantities)', () => {
    const count = (has: (produto: ProdutoDemo) => unknown) => produtos.filter(has).length
    expect(count((p) => p.unidade === 'm³' && p.granularidade)).toBeGreaterThanOrEqual(5)
    expect(
      count((p) => p.unidade === 'milheiro' && !Number.isInteger(p.granularidade ?? 1)),
    ).toBeGreaterThanOrEqual(4)
    expect(count((p) => p.granularidade === 1.44)).toBeGreaterThanOrEqual(6)
    expect(count((p) => p.unidade === 'm' && p.granularidade === 1)).toBeGreaterThanOrEqual(8)
    expect(count((p) => p.granularidade === 100)).toBeGreaterThanOrEqual(10)
    expect(count((p) => hasFractionOfCent(p.preco))).toBeGreaterThanOrEqual(20)
    expect(count((p) => p.descontoProgressivo)).toBeGreaterThanOrEqual(40)
    expect(count((p) => p.precooferta)).toBeGreaterThanOrEqual(6)
    expect(count((p) => p.principal)).toBeGreaterThanOrEqual(25)
    expect(count((p) => p.fator_unidade)).toBeGreaterThanOrEqual(40)
  })

  test('hangs each variant on a main product of the same category, one level deep', () => {
    const bySku = new Map(produtos.map((produto) => [produto.sku, produto]))
    for (const variante of produtos.filter(({ principal }) => principal)) {
      const principal = bySku.get(variante.principal ?? '')
      expect(principal?.categoria, variante.sku).toBe(variante.categoria)
      expect(principal?.principal, variante.sku).toBeUndefined()
    }
  })
})

describe('each product of the building-materials store', () => {
  test.each(produtos)('$sku sells for less when on sale or up the table (§5 Price)', (produto) => {
    const { preco, precooferta, descontoProgressivo } = produto
    const degraus = Object.entries(descontoProgressivo ?? {}).sort(([a], [b]) => Number(a) - Number(b))
    const escada = [preco, ...degraus.map(([, valor]) => valor)]
    expect(preco).toBeGreaterThan(0)
    expect(precooferta ?? 0).toBeLessThan(preco)
    expect(escada.toSorted((a, b) => b - a)).toEqual(escada)
    expect(new Set(escada).size).toBe(escada.length)
    expect(escada.every(hasFourDecimals)).toBe(true)
  })

  test.each(produtos)(
    '$sku can be bought, and its minimum and table are on its step (§5 Quantities)',
    (produto) => {
      const passo = produto.granularidade ?? 1
      expect(isBuyable(produto)).toBe(true)
      expect(computeMinimo(produto)).toBe(produto.min_por_pedido ?? passo)
      for (const degrau of Object.keys(produto.descontoProgressivo ?? {})) {
        expect(isMultiple(Number(degrau), passo)).toBe(true)
        expect(Number(degrau)).toBeGreaterThan(computeMinimo(produto))
      }
      expect(isMultiple(produto.maxporpedido ?? passo, passo)).toBe(true)
      expect(isMultiple(produto.estoque ?? 0, passo)).toBe(true)
    },
  )

  test.each(produtos)('$sku says use and yield in two sentences', ({ descricao, especificacoes }) => {
    expect(descricao.split(/(?<=\.) (?=[A-ZÁÉÍÓÚ0-9])/).length).toBe(2)
    expect(Object.keys(especificacoes ?? {}).length).toBeGreaterThanOrEqual(1)
  })
})

describe('the building-materials store itself', () => {
  test('has a valid CNPJ and two stores with hours for seven days', () => {
    expect(isCnpj(obra.cnpj)).toBe(true)
    expect(obra.lojas.map(({ horarios }) => horarios.length)).toEqual([7, 7])
  })

  test('is pickup only (§4 Supplier choice)', () => {
    expect(obra.tags).not.toContain('has-delivery')
    expect([...obra.areas.map(({ tipo }) => tipo), ...obra.formasEntrega.map((f) => f.tipoEntrega)]).toEqual(
      Array.from({ length: obra.areas.length + obra.formasEntrega.length }, () => 'RETIRADA'),
    )
  })

  test.each(obra.areas)(
    '$nome is a closed ring of 8 to 20 points with one of the stores in it',
    ({ anel }) => {
      expect(anel.at(-1)).toEqual(anel[0])
      expect(anel.length).toBeGreaterThanOrEqual(9)
      expect(anel.length).toBeLessThanOrEqual(21)
      expect(obra.lojas.filter((loja) => isInside(anel, loja))).toHaveLength(1)
    },
  )

  test('serves the demo address from the Campinas area only (§4 Address flow)', () => {
    const serving = obra.areas.filter(({ anel }) => isInside(anel, { lat: -22.9056, lng: -47.0608 }))
    expect(serving.map(({ nome }) => nome)).toEqual(['Retirada em Campinas'])
  })
})

function isInside(anel: [number, number][], { lat, lng }: { lat: number; lng: number }): boolean {
  return containsPonto({ type: 'Polygon', coordinates: [anel] }, { lat, lng })
}

function isMultiple(valor: number, passo: number): boolean {
  return Math.abs(valor / passo - Math.round(valor / passo)) < 1e-9
}

function hasFourDecimals(valor: number): boolean {
  return Math.abs(valor * 10_000 - Math.round(valor * 10_000)) < 1e-6
}

function hasFractionOfCent(valor: number): boolean {
  return Math.abs(valor * 100 - Math.round(valor * 100)) > 1e-6
}
