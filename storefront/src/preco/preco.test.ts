import { describe, expect, it } from 'vitest'

import type { ProdutoLista } from '@vitrine/contract'

import { describePreco, nearestFaixas } from './preco.ts'

const produto = (change: Partial<ProdutoLista>): ProdutoLista => ({
  id: 'p',
  idproduto: 'p',
  name: 'Café',
  marca: '',
  sku: '',
  ean: null,
  embalagem: 'pacote 500 g',
  idcategoria: 'c',
  imagem: null,
  disponivel: true,
  maior_de_18: false,
  tags: [],
  variantes: 0,
  unidade_base: 'kg',
  fator_unidade: 0.5,
  unidade: 'un',
  multiploincremento: null,
  granularidade: 1,
  min_por_pedido: null,
  maxporpedido: null,
  ...change,
})
const opcoes = { quantidade: 0, multiplies: true, variacaoPix: null }
const show = (change: Partial<ProdutoLista>, more = {}) =>
  describePreco(produto(change), { ...opcoes, ...more })

describe('ux 2.6: what a price block says', () => {
  it.each([
    [
      'taxes that the invoice adds (M10)',
      { preco: 5.79, preconf: 5.79, imposto: { ipi: 5, st: 0 } },
      {},
      { por: 'R$ 5,79', unidade: 'un. + impostos' },
    ],
    [
      'P1 normal',
      { preco: 5.79, preconf: 5.79 },
      {},
      { por: 'R$ 5,79', de: null, unidade: 'un.', base: 'R$ 11,58/kg' },
    ],
    ['P2 offer', { preco: 34.9, preconf: 28.9 }, {}, { por: 'R$ 28,90', de: 'R$ 34,90', percentual: 17 }],
    [
      'P3 wholesale not reached',
      { preco: 27.9, precovendaatacado: 25.4, minvendaatacado: 6 },
      {},
      { por: 'R$ 27,90', faixas: [{ quantidade: 6, preco: 25.4 }], ativa: null },
    ],
    [
      'P4 wholesale reached',
      { preco: 6.49, precovendaatacado: 5.29, minvendaatacado: 12 },
      { quantidade: 12 },
      { por: 'R$ 5,29', de: 'R$ 6,49', vencedor: 'atacado' },
    ],
    [
      'P5 progressive',
      { preco: 6.29, efeitospoliticas: { descontoProgressivo: { 12: 4.99, 3: 5.9, 6: 5.49 } } },
      { quantidade: 6 },
      { por: 'R$ 5,49', ativa: 6 },
    ],
    ['P7 payment', { preco: 42.9 }, { variacaoPix: -3 }, { por: 'R$ 42,90', pix: 'R$ 41,61' }],
    ['P8 hidden', {}, {}, { por: null, base: null, pix: null, faixas: [] }],
    [
      'P10 by weight',
      {
        preco: 89.9,
        unidade: 'kg',
        unidade_base: 'kg',
        fator_unidade: 1,
        granularidade: 0.05,
        min_por_pedido: 0.1,
      },
      { quantidade: 0.25 },
      { por: 'R$ 89,90', unidade: '/kg', base: null, porPeso: { total: 'R$ 22,48', quantidade: '0,250 kg' } },
    ],
  ])('%s', (_, change, more, expected) => {
    const spaced = JSON.parse(JSON.stringify(show(change, more)).replaceAll('\u00a0', ' ')) as unknown
    expect(spaced).toMatchObject(expected)
  })

  it('shows the three tiers nearest to the one in force', () => {
    const faixas = [3, 6, 12, 24, 48].map((quantidade) => ({ quantidade, preco: 10 - quantidade / 10 }))
    const quantities = (ativa: number | null) =>
      nearestFaixas(faixas, ativa).map(({ quantidade }) => quantidade)
    expect(quantities(null)).toEqual([3, 6, 12])
    expect(quantities(12)).toEqual([6, 12, 24])
    expect(quantities(48)).toEqual([12, 24, 48])
  })
})
