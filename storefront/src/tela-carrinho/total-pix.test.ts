import { expect, it } from 'vitest'

import type { CupomAplicado, ItemCarrinho } from '@vitrine/contract'

import { bare } from '#carrinho'
import { computeTotalPix } from './total-pix.ts'

const item = (change: Partial<ItemCarrinho>): ItemCarrinho => ({
  ...bare({ id: 'a', quantidade: 10 }),
  nome: 'A',
  preco: 9.9,
  ...change,
})
const opcoes = { multiplies: true }
const nenhum = { manual: null, automaticos: [] }

const buildCupom = (change: Partial<CupomAplicado>): CupomAplicado => ({
  codigocupom: 'DEZ',
  nome: 'Dez',
  tipodesconto: 'percentual',
  valor: 10,
  alvo: { produtos: [], categorias: [] },
  nao_usar_com_politica: false,
  habilitar_visualizacao_desconto: true,
  valor_minimo: null,
  ...change,
})

const totalOf = (...args: Parameters<typeof computeTotalPix>) =>
  computeTotalPix(...args)?.totalCompras ?? null

it.each<[string, Partial<ItemCarrinho>, number, number | null]>([
  ['each price changes first, half-up to its centavos, then the lines (§5, readings 3)', {}, -3, 96],
  ['a tier changes with it', { precovendaatacado: 8, minvendaatacado: 10 }, -3, 77.6],
  ['an attendant price does not', { precoatendente: 9 }, -3, 90],
  ['hidden prices stay hidden', { preco: undefined }, -3, null],
])('the total by Pix: %s', (_, change, variacao, expected) => {
  expect(totalOf([item(change)], { cupons: nenhum, variacao }, opcoes)).toBe(expected)
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
  expect(totalOf([combo(preco)], { cupons: nenhum, variacao: -3 }, opcoes)).toBe(expected)
})

it('the total by Pix: the coupon in force comes off the changed prices, services stay (readings 3)', () => {
  const comServicos = { ...opcoes, servicos: 15 }
  const com = (valor_minimo: number | null) => ({
    cupons: { manual: buildCupom({ valor_minimo }), automaticos: [] },
    variacao: -3,
  })
  expect(computeTotalPix([item({})], com(null), comServicos)).toEqual({
    totalCompras: 101.4,
    base: 86.4,
  })
  expect(totalOf([item({})], com(97), comServicos)).toBe(111)
})

it('the total by Pix: freight comes with its taxes, of what the goods cost then (M10)', () => {
  // 96,00 and 10,00 of freight: 106,00 × 5 % = 5,30; × 8 % = 8,48.
  const taxado = item({ imposto: { ipi: 5, st: 8 } })
  expect(
    computeTotalPix([taxado], { cupons: nenhum, variacao: -3 }, opcoes, (base) => (base === 96 ? 10 : 0)),
  ).toEqual({
    totalCompras: 119.78,
    base: 96,
  })
})

it('the total by Pix: a coupon that costs free delivery is not the one that holds with the freight (§4, M4)', () => {
  // 96,00 by Pix: DEZ leaves 86,40 and freight of 15,00, 101,40 in all; CINCO, the server's, 91,20 with free freight.
  const cupons = {
    manual: buildCupom({}),
    automaticos: [buildCupom({ codigocupom: 'CINCO', valor: 5 })],
  }
  const taxaOf = (base: number) => (base >= 90 ? 0 : 15)
  expect(totalOf([item({})], { cupons, variacao: -3 }, opcoes)).toBe(86.4)
  expect(totalOf([item({})], { cupons, variacao: -3 }, opcoes, taxaOf)).toBe(91.2)
})
