import { expect, it } from 'vitest'

import type { Pedido, ProdutoLista } from '@vitrine/contract'

import { comparePrecos } from './compare-precos.ts'

type Item = Pedido['itens'][number]

const traco: NonNullable<Item['traco_preco']> = {
  precounitario: null,
  vencedor: 'normal',
  motivo: '',
  candidatos: [],
}
const item = (change: Partial<Item>) =>
  ({ id: 'a', quantidade: 1, precounitario: 10, combo: null, traco_preco: traco, ...change }) as Item
const produto = (change: Partial<ProdutoLista>) =>
  ({ id: 'a', preco: 10, preconf: 10, ...change }) as ProdutoLista
const tier = { efeitospoliticas: { descontoProgressivo: { '6': 8 } } }

it.each<[string, Partial<Item>[], Partial<ProdutoLista>, object]>([
  ['the same price says nothing', [{}], {}, {}],
  ['a dearer one says both', [{}], { preconf: 11 }, { a: { era: 10, agora: 11 } }],
  ['a tier is compared with the tier', [{ quantidade: 6, precounitario: 8 }], tier, {}],
  ['a tier that is gone is dearer', [{ quantidade: 6, precounitario: 8 }], {}, { a: { era: 8, agora: 10 } }],
  [
    'one product in two lines is one quantity',
    [
      { quantidade: 3, precounitario: 8 },
      { quantidade: 3, precounitario: 8 },
    ],
    tier,
    {},
  ],
  [
    'a negotiated price is no price of the list',
    [{ precounitario: 7, traco_preco: { ...traco, vencedor: 'atendente' } }],
    {},
    {},
  ],
  ['nor one that a budget was offered for', [{ precounitario: 7, traco_preco: undefined }], {}, {}],
  [
    'nor a share of a combo',
    [
      {
        precounitario: 7,
        combo: { idcombopromocional_cabecalho: 'c', nome: 'C', sequencia: 0, quantidade: 1 },
      },
    ],
    {},
    {},
  ],
  ['what has no price now says nothing', [{}], { preco: undefined, preconf: undefined }, {}],
  ['what is sold no more says nothing', [{ id: 'b' }], {}, {}],
])('repeating: %s (M6)', (_, itens, agora, expected) => {
  expect(comparePrecos(itens.map(item), [produto(agora)], { multiplies: true })).toEqual(expected)
})
