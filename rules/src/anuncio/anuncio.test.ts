import { expect, test } from 'vitest'

import { listFretes, medidaOf, type FormaAnunciada } from './index.ts'

const faixa = {
  idarea: null,
  cep_inicio: null,
  cep_fim: null,
  ate_gramas: null,
  desde: 0,
  preco: 20,
  por_kg: 0,
  prazo_dias: 0,
}
const forma: FormaAnunciada = { preco: 12, gratis_acima: null, faixas: [], prazo_dias: 1 }
const sp = { ...faixa, cep_inicio: '13000000', cep_fim: '13139999', preco: 9, prazo_dias: 2 }
const campinas = { inicio: '13000000', fim: '13139999' }

test.each<[string, FormaAnunciada[], { valor: number; gramas: number | null }, unknown]>([
  ['one price everywhere', [forma], { valor: 10, gramas: null }, [{ ceps: null, taxa: 12, dias: 1 }]],
  [
    'free above a value that the product alone reaches',
    [{ ...forma, gratis_acima: 100 }],
    { valor: 100, gramas: null },
    [{ ceps: null, taxa: 0, dias: 1 }],
  ],
  [
    'a region by its CEPs, beside the rest',
    [{ ...forma, faixas: [sp, faixa] }],
    { valor: 10, gramas: null },
    [
      { ceps: campinas, taxa: 9, dias: 3 },
      { ceps: null, taxa: 20, dias: 1 },
    ],
  ],
  [
    'the dearest of two areas, which nobody else knows by name',
    [
      {
        ...forma,
        faixas: [
          { ...faixa, idarea: 'a' },
          { ...faixa, idarea: 'b', preco: 31 },
        ],
      },
    ],
    { valor: 10, gramas: null },
    [{ ceps: null, taxa: 31, dias: 1 }],
  ],
  [
    'the dearest and the slowest of two forms that go to the same place',
    [forma, { ...forma, preco: 7, prazo_dias: 4 }],
    { valor: 10, gramas: null },
    [{ ceps: null, taxa: 12, dias: 4 }],
  ],
  [
    'nothing by weight while the weight is not known',
    [{ ...forma, faixas: [{ ...faixa, por_kg: 2 }] }],
    { valor: 10, gramas: null },
    [],
  ],
  [
    'by weight where it is known',
    [{ ...forma, faixas: [{ ...faixa, por_kg: 2 }] }],
    { valor: 10, gramas: 1500 },
    [{ ceps: null, taxa: 24, dias: 1 }],
  ],
  [
    'nothing where so little is not brought',
    [{ ...forma, faixas: [{ ...faixa, desde: 50 }] }],
    { valor: 10, gramas: null },
    [],
  ],
  ['nothing without a form', [], { valor: 10, gramas: null }, []],
])('announced delivery: %s', (_, formas, produto, expected) => {
  expect(listFretes(formas, produto)).toEqual(expected)
})

test('a table of a thousand regions is told of in ten: pages do not grow with it', () => {
  const faixas = Array.from({ length: 1000 }, (_, i) => ({
    ...faixa,
    cep_inicio: String(10_000_000 + i),
    cep_fim: String(10_000_000 + i),
  }))
  expect(listFretes([{ ...forma, faixas }], { valor: 10, gramas: null })).toHaveLength(10)
})

test.each([
  ['kg', 0.5, { quantidade: 0.5, codigo: 'KGM', feed: 'kg' }],
  ['m²', 2.5, { quantidade: 2.5, codigo: 'MTK', feed: 'sqm' }],
  ['arroba', 1, null],
  [null, null, null],
  ['kg', 0, null],
])(
  'a measure in %s × %s as others write it (Lei 10.962 art. 2-A)',
  (unidade_base, fator_unidade, expected) => {
    expect(medidaOf({ unidade_base, fator_unidade })).toEqual(expected)
  },
)
