import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  computePeso,
  computeTaxaEntrega,
  gramasPorUnidade,
  hasVaga,
  isAboveMinimo,
  listDegraus,
  menorMinimo,
  menorTaxa,
  nextDegrau,
  prazoDoLugar,
} from './index.ts'
import type { FaixaFrete, TabelaFrete } from './index.ts'

const faixa = (change: Partial<FaixaFrete> = {}): FaixaFrete => ({
  idarea: null,
  cep_inicio: null,
  cep_fim: null,
  ate_gramas: null,
  desde: 0,
  preco: 10,
  por_kg: 0,
  prazo_dias: 0,
  ...change,
})
const tabela = (...faixas: FaixaFrete[]): TabelaFrete => ({ preco: 99, gratis_acima: null, faixas })
const campinas = { cep: '13015002', idareas: ['centro', 'cidade'] }
const semCep = { cep: null, idareas: ['cidade'] }
const price = (
  frete: TabelaFrete,
  valor = 0,
  gramas = 0,
  lugar: typeof semCep | typeof campinas = campinas,
) => {
  const degraus = listDegraus(frete, lugar, gramas)
  return degraus && computeTaxaEntrega(degraus, valor)
}

describe('price of a delivery form', () => {
  test.each<[string, TabelaFrete, [valor: number, gramas: number], number | null]>([
    ['without a table its own price', { preco: 7.9, faixas: [] }, [0, 0], 7.9],
    ['below what makes it free', { preco: 7.9, gratis_acima: 350, faixas: [] }, [349.99, 0], 7.9],
    ['from what makes it free', { preco: 7.9, gratis_acima: 350, faixas: [] }, [350, 0], 0],
    ['free above nothing', { preco: 7.9, gratis_acima: 0, faixas: [] }, [0, 0], 0],
    ['of an area', tabela(faixa({ idarea: 'centro', preco: 5 })), [0, 0], 5],
    ['of another area', tabela(faixa({ idarea: 'sul' })), [0, 0], null],
    [
      'of the cheaper of two areas',
      tabela(faixa({ idarea: 'cidade' }), faixa({ idarea: 'centro', preco: 5 })),
      [0, 0],
      5,
    ],
    [
      'at the first CEP of a range',
      tabela(faixa({ cep_inicio: '13015002', cep_fim: '13099999' })),
      [0, 0],
      10,
    ],
    [
      'at the last CEP of a range',
      tabela(faixa({ cep_inicio: '13000000', cep_fim: '13015002' })),
      [0, 0],
      10,
    ],
    ['past a range of CEPs', tabela(faixa({ cep_inicio: '13000000', cep_fim: '13015001' })), [0, 0], null],
    ['at the weight that a row ends with', tabela(faixa({ ate_gramas: 5000 })), [0, 5000], 10],
    ['a gram heavier', tabela(faixa({ ate_gramas: 5000 })), [0, 5001], null],
    ['by kilograms begun', tabela(faixa({ preco: 12.5, por_kg: 1.15 })), [0, 7001], 21.7],
    ['from a value on', tabela(faixa(), faixa({ desde: 200, preco: 4 })), [200, 0], 4],
    ['below every value: as from the first', tabela(faixa({ desde: 200, preco: 4 })), [10, 0], 4],
    ['free wins over the table', { ...tabela(faixa()), gratis_acima: 100 }, [100, 0], 0],
  ])('%s', (_, frete, [valor, gramas], expected) => {
    expect(price(frete, valor, gramas)).toBe(expected)
  })

  test('a place without a CEP is in no range of CEPs, but in its areas', () => {
    const frete = tabela(
      faixa({ cep_inicio: '00000000', cep_fim: '99999999', preco: 1 }),
      faixa({ idarea: 'cidade' }),
    )
    expect(price(frete, 0, 0, semCep)).toBe(10)
  })

  test('the steps are what the browser needs: rising values, falling prices', () => {
    const frete = {
      ...tabela(faixa(), faixa({ desde: 50, preco: 12 }), faixa({ desde: 80, preco: 6 })),
      gratis_acima: 200,
    }
    expect(listDegraus(frete, campinas, 0)).toEqual([
      { desde: 0, taxa: 10 },
      { desde: 80, taxa: 6 },
      { desde: 200, taxa: 0 },
    ])
  })

  test('the next step is named until delivery is free', () => {
    const degraus = [
      { desde: 0, taxa: 10 },
      { desde: 80, taxa: 6 },
      { desde: 200, taxa: 0 },
    ]
    expect(nextDegrau(degraus, 79.99)).toEqual({ desde: 80, taxa: 6 })
    expect(nextDegrau(degraus, 80)).toEqual({ desde: 200, taxa: 0 })
    expect(nextDegrau(degraus, 200)).toBeNull()
    expect(nextDegrau([], 0)).toBeNull()
  })

  test('the longest lead time of the place counts, whatever the basket', () => {
    const faixas = [
      faixa({ prazo_dias: 1 }),
      faixa({ idarea: 'centro', prazo_dias: 3, ate_gramas: 1 }),
      faixa({ idarea: 'sul', prazo_dias: 9 }),
    ]
    expect(prazoDoLugar(faixas, campinas)).toBe(3)
    expect(prazoDoLugar([], campinas)).toBe(0)
  })

  test('before anybody said where to, the lowest price is shown', () => {
    expect(menorTaxa({ preco: 7.9, faixas: [] })).toBe(7.9)
    expect(menorTaxa(tabela(faixa(), faixa({ preco: 4 })))).toBe(4)
  })

  test.each([
    ['of one form its own', [{ pedido_minimo: 300, faixas: [] }], 300],
    [
      'of several the lowest',
      [
        { pedido_minimo: 300, faixas: [] },
        { pedido_minimo: 80, faixas: [] },
      ],
      80,
    ],
    ['none where one form takes any order', [{ pedido_minimo: 300, faixas: [] }, { faixas: [] }], null],
    [
      'of a table the value that it begins with',
      [{ faixas: [faixa({ desde: 90 }), faixa({ desde: 50 })] }],
      50,
    ],
    ['of both the higher', [{ pedido_minimo: 60, faixas: [faixa({ desde: 50 })] }], 60],
    ['none without a form', [], null],
  ])('before anybody said where to, the least that is asked for: %s', (_nome, formas, wanted) => {
    expect(menorMinimo(formas)).toBe(wanted)
  })
})

const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((centavos) => centavos / 100)
const anyFaixa = fc
  .record({
    idarea: fc.constantFrom(null, 'centro', 'cidade', 'sul'),
    cep: fc.constantFrom(null, ['13000000', '13999999'], ['01000000', '09999999']),
    ate_gramas: fc.option(fc.integer({ min: 1, max: 50_000 })),
    desde: money(500),
    preco: money(100),
    por_kg: money(5),
    prazo_dias: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ cep, ...resto }) => ({ ...resto, cep_inicio: cep?.[0] ?? null, cep_fim: cep?.[1] ?? null }))
const anyTabela = fc.record({
  preco: money(100),
  gratis_acima: fc.option(money(600)),
  faixas: fc.array(anyFaixa, { maxLength: 6 }),
})
const peso = fc.integer({ min: 0, max: 60_000 })

describe('whatever the table says', () => {
  test('more value never costs more, and more weight never less', () => {
    fc.assert(
      fc.property(
        anyTabela,
        money(700),
        money(200),
        fc.tuple(peso, peso),
        (frete, valor, mais, [gramas, carga]) => {
          const taxa = price(frete, valor, gramas)
          const pesada = price(frete, valor, gramas + carga)
          if (taxa === null) expect(pesada).toBeNull()
          else {
            expect(price(frete, valor + mais, gramas)).toBeLessThanOrEqual(taxa)
            if (pesada !== null && isOpen(frete, gramas, carga, valor))
              expect(pesada).toBeGreaterThanOrEqual(taxa)
          }
        },
      ),
    )
  })

  test('the order of its rows changes nothing, and every price is in whole centavos', () => {
    fc.assert(
      fc.property(anyTabela, money(700), peso, (frete, valor, gramas) => {
        const taxa = price(frete, valor, gramas)
        expect(price({ ...frete, faixas: frete.faixas.toReversed() }, valor, gramas)).toBe(taxa)
        if (taxa !== null) expect(Math.round(taxa * 100) / 100).toBe(taxa)
      }),
    )
  })

  /** Below the first step both prices are that of a bigger order, which need not be the same step. */
  function isOpen(frete: TabelaFrete, gramas: number, carga: number, valor: number): boolean {
    return [gramas, gramas + carga].every((g) => (listDegraus(frete, campinas, g)?.[0]?.desde ?? 0) <= valor)
  }
})

test.each([
  [{ unidade: 'un', peso_gramas: 350 }, 350],
  [{ unidade: 'kg' }, 1000],
  [{ unidade: 'un', unidade_base: 'kg', fator_unidade: 0.5 }, 500],
  [{ unidade: 'cx', unidade_base: 'L', fator_unidade: 4.2 }, 4200],
  [{ unidade: 'un', unidade_base: 'un', fator_unidade: 12 }, 0],
  [{ unidade: 'un' }, 0],
])('one unit of %o weighs %d g', (produto, gramas) => {
  expect(gramasPorUnidade(produto)).toBe(gramas)
})

test('a basket weighs what its lines weigh, a begun gram counted', () => {
  expect(
    computePeso([
      { quantidade: 0.735, gramas: 1000 },
      { quantidade: 3, gramas: 350 },
    ]),
  ).toBe(1785)
  expect(computePeso([{ quantidade: 0.0005, gramas: 1000 }])).toBe(1)
  expect(
    computePeso([
      { quantidade: 0.1, gramas: 1000 },
      { quantidade: 0.2, gramas: 1000 },
    ]),
  ).toBe(300)
})

test.each([
  [{ capacidade_pedidos: 2, capacidade_gramas: null }, { pedidos: 1, gramas: 9e9 }, 9e9, true],
  [{ capacidade_pedidos: 2, capacidade_gramas: null }, { pedidos: 2, gramas: 0 }, 0, false],
  [{ capacidade_pedidos: null, capacidade_gramas: 500 }, { pedidos: 9, gramas: 300 }, 200, true],
  [{ capacidade_pedidos: null, capacidade_gramas: 500 }, { pedidos: 0, gramas: 300 }, 201, false],
  [{ capacidade_pedidos: null, capacidade_gramas: null }, { pedidos: 1e6, gramas: 1e9 }, 1e9, true],
])('a window of %o that holds %o takes %d g more: %s', (capacidade, ocupacao, gramas, expected) => {
  expect(hasVaga(capacidade, ocupacao, gramas)).toBe(expected)
})

test.each([
  [{ pedido_minimo: 50 }, 49.99, false],
  [{ pedido_minimo: 50 }, 50, true],
  [{ pedido_minimo: null }, 0, true],
  [{}, 0, true],
])('the minimum %o is reached by %d: %s', (forma, subtotal, expected) => {
  expect(isAboveMinimo(forma, subtotal)).toBe(expected)
})
