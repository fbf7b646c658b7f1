import { expect, it } from 'vitest'

import type { ItemCarrinho } from '@vitrine/contract'

import { bare } from '#carrinho'
import { computeTotalPix } from './total-pix.ts'

const item = (change: Partial<ItemCarrinho>): ItemCarrinho => ({
  ...bare({ id: 'a', quantidade: 10 }),
  nome: 'A',
  preco: 9.9,
  ...change,
})
const opcoes = { multiplies: true }

const totalOf = (...args: Parameters<typeof computeTotalPix>) =>
  computeTotalPix(...args)?.totalCompras ?? null

it.each<[string, Partial<ItemCarrinho>, number, number | null]>([
  ['each price changes first, half-up to its centavos, then the lines (§5, readings 3)', {}, -3, 96],
  ['a tier changes with it', { precovendaatacado: 8, minvendaatacado: 10 }, -3, 77.6],
  ['an attendant price does not', { precoatendente: 9 }, -3, 90],
  ['hidden prices stay hidden', { preco: undefined }, -3, null],
])('the total by Pix: %s', (_, change, variacao, expected) => {
  expect(totalOf([item(change)], { cupom: null, variacao }, opcoes)).toBe(expected)
})

const combo = (preco_combo: ItemCarrinho['preco_combo']) =>
  item({
    quantidade: 2,
    preco_combo,
    produtos: [
      {
        idgrupo: 'g',
        id: 'p',
        escolhas: 1,
        nome: 'P',
        embalagem: '',
        unidade: 'un',
        imagem: null,
        quantidade: 1,
        disponivel: true,
        preco: 10,
        precocombo: 8,
        multiploincremento: null,
      },
    ],
  })

it.each([
  ['of one sum', { tipo: 'fixo', valor: 7 } as const, 13.58],
  ['of a percentage off its parts', { tipo: 'percentual', percentual: 10 } as const, 17.46],
  ['of own prices', { tipo: 'por_produto' } as const, 15.52],
])('the total by Pix: a combo %s changes with it (§5)', (_, preco, expected) => {
  expect(totalOf([combo(preco)], { cupom: null, variacao: -3 }, opcoes)).toBe(expected)
})

it('the total by Pix: the coupon in force comes off the changed prices, services stay (readings 3)', () => {
  const cupom = { tipodesconto: 'percentual', valor: 10, alvo: {}, nao_usar_com_politica: false } as const
  const comServicos = { ...opcoes, servicos: 15 }
  expect(
    computeTotalPix([item({})], { cupom: { ...cupom, valor_minimo: null }, variacao: -3 }, comServicos),
  ).toEqual({
    totalCompras: 101.4,
    base: 86.4,
  })
  expect(totalOf([item({})], { cupom: { ...cupom, valor_minimo: 97 }, variacao: -3 }, comServicos)).toBe(111)
})

it('the total by Pix: freight comes with its taxes, of what the goods cost then (M10)', () => {
  // 96,00 and 10,00 of freight: 106,00 × 5 % = 5,30; × 8 % = 8,48.
  const taxado = item({ imposto: { ipi: 5, st: 8 } })
  expect(
    computeTotalPix([taxado], { cupom: null, variacao: -3 }, opcoes, (base) => (base === 96 ? 10 : 0)),
  ).toEqual({
    totalCompras: 119.78,
    base: 96,
  })
})
