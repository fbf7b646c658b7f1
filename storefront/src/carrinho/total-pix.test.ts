import { expect, it } from 'vitest'

import type { ItemCarrinho } from '@vitrine/contract'

import { bare } from './armazenamento.ts'
import { computeTotalPix } from './total-pix.ts'

const item = (change: Partial<ItemCarrinho>): ItemCarrinho => ({
  ...bare({ id: 'a', quantidade: 10 }),
  nome: 'A',
  preco: 9.9,
  ...change,
})
const opcoes = { multiplies: true }

it.each<[string, Partial<ItemCarrinho>, number | null, number | null]>([
  ['each price changes first, then the lines (§5)', {}, -3, 96.03],
  ['a tier changes with it', { precovendaatacado: 8, minvendaatacado: 10 }, -3, 77.6],
  ['an attendant price does not', { precoatendente: 9 }, -3, 90],
  ['a store without variance says nothing', {}, null, null],
  ['a dearer method is no offer', {}, 2, null],
  ['hidden prices stay hidden', { preco: undefined }, -3, null],
  ['under a coupon the server has the word', { preco_do_desconto: 1 }, -3, null],
])('the total by Pix: %s', (_, change, variacao, expected) => {
  expect(computeTotalPix([item(change)], variacao, opcoes)).toBe(expected)
})
