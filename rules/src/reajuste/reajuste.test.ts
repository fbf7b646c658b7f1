import { describe, expect, test } from 'vitest'

import { adjustPrecos, finais, type ProdutoComPrecos, type RegraDeReajuste } from './index.ts'

const cafe: ProdutoComPrecos = {
  preco: 10,
  precooferta: null,
  precovendaatacado: 8,
  minvendaatacado: 12,
  multiploincremento: null,
  descontoProgressivo: { 3: 9.5, 24: 7.5 },
  granularidade: 1,
  min_por_pedido: null,
  maxporpedido: null,
  custo: 5,
  precominimo: null,
}
const regra: RegraDeReajuste = {
  base: 'PRECO',
  percentual: 10,
  final: 'NENHUM',
  junto: true,
  abaixodocusto: false,
}
const adjust = (produto: Partial<ProdutoComPrecos>, dita: Partial<RegraDeReajuste>) =>
  adjustPrecos({ ...cafe, ...produto }, { ...regra, ...dita })

describe('a rule over many prices (issue 17, line 5)', () => {
  test.each<[string, Partial<ProdutoComPrecos>, Partial<RegraDeReajuste>, object]>([
    [
      'moves wholesale and tiers as it moves the price',
      {},
      {},
      { preco: 11, precovendaatacado: 8.8, descontoProgressivo: { 3: 10.45, 24: 8.25 } },
    ],
    ['leaves them where that is asked for', {}, { junto: false }, { preco: 11, precovendaatacado: 8 }],
    ['ends in ,90', {}, { final: 'FINAL_90' }, { preco: 10.9 }],
    [
      'ends in ,99, of two as near the higher',
      { preco: 10.49 },
      { percentual: undefined, final: 'FINAL_99' },
      { preco: 10.99 },
    ],
    [
      'ends in whole tens of centavos',
      { preco: 10.33 },
      { percentual: undefined, final: 'DEZ_CENTAVOS' },
      { preco: 10.3 },
    ],
    [
      'ends in whole reais, never in none',
      { preco: 0.3, precovendaatacado: null, descontoProgressivo: null, custo: 0 },
      { percentual: undefined, final: 'REAL' },
      { preco: 1 },
    ],
    [
      'is so much over the cost',
      {},
      { base: 'CUSTO', percentual: 150 },
      { preco: 12.5, precovendaatacado: 10 },
    ],
    [
      'gives a price to what had none',
      { preco: null, precovendaatacado: null, descontoProgressivo: null },
      { base: 'CUSTO', percentual: 40 },
      { preco: 7 },
    ],
    [
      'has the decimals that the price has',
      { preco: 0.0125, precovendaatacado: null, descontoProgressivo: null, custo: null },
      {},
      { preco: 0.0138 },
    ],
  ])('%s', (_, produto, dita, novos) => {
    expect(adjust(produto, dita)).toMatchObject({ tipo: 'MUDA', novos })
  })

  test.each<[string, Partial<ProdutoComPrecos>, Partial<RegraDeReajuste>, object]>([
    ['no price', { preco: null }, {}, { motivo: 'SEM_PRECO' }],
    ['no cost', { custo: null }, { base: 'CUSTO' }, { motivo: 'SEM_CUSTO' }],
    ['a cost of nothing', { custo: 0 }, { base: 'CUSTO' }, { motivo: 'SEM_CUSTO' }],
    ['a tier below the cost', { custo: 7 }, { percentual: -10 }, { motivo: 'ABAIXO_DO_CUSTO' }],
    ['nothing left of the price', {}, { percentual: -100 }, { motivo: 'LIMITE' }],
    [
      'a wholesale price that is no longer below',
      {},
      { percentual: -20, junto: false },
      { motivo: 'CONTRADIZ' },
    ],
    ['a floor above the price', { precominimo: 9.5 }, { percentual: -10 }, { motivo: 'CONTRADIZ' }],
  ])('leaves out, with the reason: %s', (_, produto, dita, pulado) => {
    expect(adjust(produto, dita)).toMatchObject({
      tipo: 'PULADO',
      ...pulado,
      erro: expect.stringMatching(/\.$/),
    })
  })

  test('below the cost is told where it is asked for, and a price that ends so already stays', () => {
    expect(adjust({ custo: 9 }, { percentual: -20, abaixodocusto: true })).toMatchObject({
      tipo: 'MUDA',
      isAbaixoDoCusto: true,
    })
    expect(adjust({ preco: 10.9 }, { percentual: undefined, final: 'FINAL_90' })).toEqual({ tipo: 'IGUAL' })
  })

  test('whatever the numbers, what it makes is a price of the store that ends as asked, and done twice it is the same ending', () => {
    for (let i = 0; i < 3000; i++) {
      const preco = 1 + ((i * 7919) % 500_000)
      const final = finais[i % finais.length] ?? 'NENHUM'
      const feito = adjust(
        { preco: preco / 100, custo: null, precovendaatacado: null, descontoProgressivo: null },
        { percentual: (i % 190) - 95 || 1, final },
      )
      if (feito.tipo !== 'MUDA') continue
      const centavos = Math.round(feito.novos.preco * 100)
      expect(Math.abs(feito.novos.preco * 100 - centavos)).toBeLessThan(1e-6)
      expect(centavos).toBeGreaterThan(0)
      if (final === 'FINAL_90') expect(centavos % 100).toBe(90)
      if (final === 'FINAL_99') expect(centavos % 100).toBe(99)
      if (final === 'REAL') expect(centavos % 100).toBe(0)
      if (final !== 'NENHUM')
        expect(
          adjustPrecos(
            {
              ...cafe,
              custo: null,
              precovendaatacado: null,
              descontoProgressivo: null,
              preco: feito.novos.preco,
            },
            { ...regra, percentual: undefined, final },
          ),
        ).toEqual({ tipo: 'IGUAL' })
    }
  })
})
