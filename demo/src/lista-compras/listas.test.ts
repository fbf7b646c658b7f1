import { expect, test } from 'vitest'

import { fitQuantidade } from '@vitrine/rules/quantidade'

import { clientes, fornecedores } from '../index.ts'
import { listas } from './listas.ts'

test.each(listas)('$slug: $nome names products of the store once each, in quantities it sells', (lista) => {
  const loja = fornecedores.find(({ slug }) => slug === lista.slug)
  const skus = lista.itens.map(([sku]) => sku)
  expect(new Set(skus).size).toBe(skus.length)
  for (const [sku, quantidade] of lista.itens) {
    const produto = loja?.produtos.find((outro) => outro.sku === sku)
    expect(produto, sku).toBeDefined()
    expect(
      fitQuantidade({ granularidade: 1, min_por_pedido: null, maxporpedido: null, ...produto }, quantidade),
      sku,
    ).toMatchObject({ quantidade })
  }
})

test('each is of a customer registered there, or suggested with a reason; both stores suggest', () => {
  for (const { slug, cliente, motivo } of listas) {
    const registered = clientes
      .find(({ chave }) => chave === cliente)
      ?.cadastros.some((each) => each.slug === slug)
    expect(cliente ? registered : Boolean(motivo)).toBe(true)
  }
  const suggested = listas.filter(({ cliente }) => !cliente).map(({ slug }) => slug)
  expect(new Set(suggested)).toEqual(new Set(['emporio', 'atacado']))
})
