import { describe, expect, test } from 'vitest'

import { completeCombo, computeCombo, listPartes } from '@vitrine/rules/combo'

import { fornecedores } from './index.ts'

const combos = fornecedores.flatMap(({ slug, produtos, combos = [] }) =>
  combos.map((combo) => ({
    slug,
    combo,
    porSku: new Map(produtos.map((produto) => [produto.sku, produto])),
  })),
)

test('the brewery is the store that shows combos', () => {
  expect(combos.filter(({ slug }) => slug === 'cervejaria').length).toBeGreaterThanOrEqual(3)
  expect(combos.some(({ slug }) => slug === 'emporio')).toBe(true)
})

describe.each(combos)('$slug: $combo.nome', ({ combo, porSku }) => {
  const grupos = combo.grupos.map(({ produtos, ...grupo }) => ({
    ...grupo,
    idgrupo: grupo.nome,
    repete: grupo.repete ?? false,
    produtos: produtos.map(({ sku, quantidade = 1, precocombo }) => {
      const produto = porSku.get(sku)
      return {
        id: sku,
        quantidade,
        precocombo,
        preco: produto?.preco,
        preconf: produto?.precooferta,
        estoque: produto?.estoque,
      }
    }),
  }))

  test('offers products of its own store only', () => {
    for (const { produtos } of combo.grupos)
      for (const { sku } of produtos) expect(porSku.has(sku), sku).toBe(true)
  })

  test.each([
    ['the cheapest', null],
    // Under one fixed price the completion takes what saves most: the dearest.
    ['the dearest', { tipo: 'fixo', valor: 1 } as const],
  ])('%s choice can be built and saves money', (_case, preco) => {
    const escolhas = completeCombo(grupos, [], { multiplies: true, preco })
    expect(escolhas).not.toBeNull()
    const conta = computeCombo(combo.preco, listPartes(grupos, escolhas ?? []), 1, { multiplies: true })
    expect(conta?.economia).toBeGreaterThan(0)
  })
})
