import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { toCentavos } from '#dinheiro'
import { choosePreco } from '#preco'

import type { EscolhaCombo, GrupoCombo, ParteCombo, PrecoCombo, VigenciaCombo } from './index.ts'
import {
  canAdd,
  completeCombo,
  computeCombo,
  computeMaximoCombos,
  explainFalta,
  explainSituacao,
  listObrigatorias,
  listPartes,
  listSituacoes,
  percentualOf,
  setEscolha,
  situacaoOf,
} from './index.ts'

const opcoes = { multiplies: true }
const grupos: GrupoCombo[] = [
  {
    idgrupo: 'A',
    nome: 'Copo',
    minimo: 1,
    maximo: 1,
    repete: false,
    produtos: [{ id: 'copo', quantidade: 1, preco: 30 }],
  },
  {
    idgrupo: 'B',
    nome: 'Rótulos',
    minimo: 3,
    maximo: 4,
    repete: true,
    produtos: [
      { id: 'pilsen', quantidade: 1, preco: 12 },
      { id: 'ipa', quantidade: 1, preco: 20 },
      { id: 'stout', quantidade: 2, preco: 9 },
    ],
  },
]
const copo: EscolhaCombo = { idgrupo: 'A', id: 'copo', escolhas: 1 }
const rotulo = (id: string, escolhas: number): EscolhaCombo => ({ idgrupo: 'B', id, escolhas })

describe('ux 1.15.3: when and to whom a combo is sold', () => {
  const combo: VigenciaCombo = { inicio: '2026-11-01', fim: '2026-11-30', exige_login: false, condicoes: {} }
  const contexto = {
    hoje: '2026-11-15',
    autenticado: false,
    tags: ['clube'],
    tipoEntrega: 'DELIVERY' as const,
  }
  test.each<[string, Partial<VigenciaCombo>, string, string]>([
    ['on its first day', {}, '2026-11-01', 'disponivel'],
    ['on its last day', {}, '2026-11-30', 'disponivel'],
    ['the day before', {}, '2026-10-31', 'agendado'],
    ['the day after', {}, '2026-12-01', 'expirado'],
    ['without days always', { inicio: null, fim: null }, '2030-01-01', 'disponivel'],
    ['locked to a visitor', { exige_login: true }, '2026-11-15', 'exige_login'],
    ['expired before locked', { exige_login: true }, '2026-12-01', 'expirado'],
    ['any of the tags', { condicoes: { tags: ['vip', 'clube'] } }, '2026-11-15', 'disponivel'],
    ['none of the tags', { condicoes: { tags: ['vip'] } }, '2026-11-15', 'outro_publico'],
    ['another delivery type', { condicoes: { tipoEntrega: 'RETIRADA' } }, '2026-11-15', 'outro_publico'],
  ])('%s', (_case, change, hoje, expected) => {
    expect(situacaoOf({ ...combo, ...change }, { ...contexto, hoje })).toBe(expected)
  })

  test('each reason has its words, and none when it can be bought', () => {
    expect(explainSituacao('expirado')).toBe('Este combo terminou.')
    expect(explainSituacao('disponivel')).toBeNull()
  })
})

describe('ux 1.15.1: what is missing', () => {
  test.each<[string, EscolhaCombo[], string | null]>([
    ['nothing chosen', [], 'Falta 1 item do grupo Copo'],
    ['one slot open', [copo, rotulo('ipa', 1)], 'Faltam 2 itens do grupo Rótulos'],
    ['one item open', [copo, rotulo('ipa', 1), rotulo('pilsen', 1)], 'Falta 1 item do grupo Rótulos'],
    ['the minimum', [copo, rotulo('ipa', 3)], null],
    ['the maximum', [copo, rotulo('ipa', 2), rotulo('stout', 2)], null],
    ['above the maximum', [copo, rotulo('ipa', 6)], 'Tire 2 itens do grupo Rótulos'],
    [
      'what the slot does not offer',
      [copo, rotulo('vinho', 3)],
      'Um dos itens escolhidos não faz mais parte do combo.',
    ],
    [
      'twice where nothing repeats',
      [{ ...copo, escolhas: 2 }, rotulo('ipa', 3)],
      'Um dos itens escolhidos não faz mais parte do combo.',
    ],
    ['half a choice', [copo, rotulo('ipa', 2.5)], 'Um dos itens escolhidos não faz mais parte do combo.'],
  ])('%s', (_case, escolhas, expected) => {
    expect(explainFalta(grupos, escolhas)).toBe(expected)
  })

  test('a combo of optional slots alone is not bought empty', () => {
    expect(explainFalta([{ ...grupos[1]!, minimo: 0 }], [])).toBe('Escolha os itens do combo') // the second of two above
  })

  test('each slot counts by itself: 2 de 3', () => {
    expect(listSituacoes(grupos, [copo, rotulo('ipa', 2)])).toMatchObject([
      { escolhidos: 1, faltam: 0 },
      { escolhidos: 2, faltam: 1, sobram: 0 },
    ])
  })

  test('what leaves no choice is chosen already', () => {
    expect(listObrigatorias(grupos)).toEqual([copo])
  })

  test('setting 0 drops a choice; parts carry the units that one combo takes', () => {
    const escolhas = setEscolha(setEscolha([copo], rotulo('stout', 2)), rotulo('ipa', 1))
    expect(listPartes(grupos, escolhas).map(({ id, quantidade }) => [id, quantidade])).toEqual([
      ['copo', 1],
      ['ipa', 1],
      ['stout', 4],
    ])
    expect(setEscolha(escolhas, { ...copo, escolhas: 0 })).toHaveLength(2)
  })
})

describe('§7 Combos: what a combo costs', () => {
  const partes: ParteCombo[] = [
    { id: 'a', quantidade: 1, preco: 30, preconf: 25 },
    { id: 'b', quantidade: 2, preco: 10 },
  ]
  test.each<[string, PrecoCombo, number, { soma: number; total: number; economia: number }]>([
    ['a fixed sum', { tipo: 'fixo', valor: 39.9 }, 1, { soma: 45, total: 39.9, economia: 5.1 }],
    ['three of them', { tipo: 'fixo', valor: 39.9 }, 3, { soma: 135, total: 119.7, economia: 15.3 }],
    ['never above its parts', { tipo: 'fixo', valor: 50 }, 1, { soma: 45, total: 45, economia: 0 }],
    ['a percentage off', { tipo: 'percentual', percentual: 10 }, 1, { soma: 45, total: 40.5, economia: 4.5 }],
    [
      'more than everything off',
      { tipo: 'percentual', percentual: 120 },
      1,
      { soma: 45, total: 0, economia: 45 },
    ],
    ['product by product, without any', { tipo: 'por_produto' }, 1, { soma: 45, total: 45, economia: 0 }],
  ])('%s', (_case, preco, quantidade, expected) => {
    expect(computeCombo(preco, partes, quantidade, opcoes)).toMatchObject(expected)
  })

  test('a price of its own for a product counts where it is lower', () => {
    const [a, b] = partes as [ParteCombo, ParteCombo] // two, just above
    const conta = computeCombo(
      { tipo: 'por_produto' },
      [
        { ...a, precocombo: 20 },
        { ...b, precocombo: 99 },
      ],
      2,
      opcoes,
    )
    expect(conta).toMatchObject({ total: 80, partes: [{ total: 40 }, { total: 40 }] })
  })

  test('parts compare at the price of their quantity: what a progressive table saves does not count as a saving of the combo', () => {
    const arroz = {
      id: 'arroz',
      quantidade: 3,
      preco: 10,
      efeitospoliticas: { descontoProgressivo: { '6': 8 } },
    }
    expect(computeCombo({ tipo: 'fixo', valor: 27 }, [arroz], 1, opcoes)).toMatchObject({
      soma: 30,
      total: 27,
    })
    expect(computeCombo({ tipo: 'fixo', valor: 27 }, [arroz], 2, opcoes)).toMatchObject({
      soma: 48,
      total: 48,
    })
  })

  test('hidden prices give no value (readings 3)', () => {
    expect(computeCombo({ tipo: 'fixo', valor: 10 }, [{ id: 'a', quantidade: 1 }], 1, opcoes)).toBeNull()
    expect(computeCombo(null, partes, 1, opcoes)).toBeNull()
  })

  test('the saving as a badge says it, in whole percent', () => {
    expect(percentualOf({ soma: 45, economia: 5.1 })).toBe(11)
    expect(percentualOf({ soma: 0, economia: 0 })).toBe(0)
  })
})

describe('ux 1.15.2: stock and limits', () => {
  test.each([
    ['no limit', [{ id: 'a', quantidade: 1 }], null, null],
    ['the order', [{ id: 'a', quantidade: 1 }], 2, 2],
    [
      'the scarcest product',
      [
        { id: 'a', quantidade: 1, estoque: 9 },
        { id: 'b', quantidade: 2, estoque: 5 },
      ],
      null,
      2,
    ],
    [
      'the same product in two slots',
      [
        { id: 'a', quantidade: 1, estoque: 5 },
        { id: 'a', quantidade: 2, estoque: 5 },
      ],
      null,
      1,
    ],
    ['a product that is out', [{ id: 'a', quantidade: 1, disponivel: false }], 5, 0],
  ])('%s', (_case, partes, limite, expected) => {
    expect(computeMaximoCombos(partes, limite)).toBe(expected)
  })

  test('a choice beyond the stock is not offered, other slots counted', () => {
    const [a, b] = grupos as [GrupoCombo, GrupoCombo] // two, at the top
    const scarce = { id: 'ipa', quantidade: 1, preco: 20, estoque: 2 }
    const both = [
      { ...a, produtos: [scarce] },
      { ...b, produtos: [scarce] },
    ]
    expect(canAdd(both, both[1]!, scarce, [{ idgrupo: 'A', id: 'ipa', escolhas: 1 }])).toBe(true)
    expect(canAdd(both, both[1]!, scarce, [{ idgrupo: 'A', id: 'ipa', escolhas: 1 }, rotulo('ipa', 1)])).toBe(
      false,
    )
  })
})

describe('ux 1.15.4: completar por mim', () => {
  const ids = (preco: PrecoCombo, escolhas: EscolhaCombo[] = []) =>
    completeCombo(grupos, escolhas, { ...opcoes, preco })?.map(({ id, escolhas }) => [id, escolhas])

  test('the cheapest valid choice, what was chosen kept', () => {
    const preco: PrecoCombo = { tipo: 'percentual', percentual: 10 }
    expect(ids(preco)).toEqual([
      ['copo', 1],
      ['pilsen', 3],
    ])
    expect(ids(preco, [rotulo('ipa', 1)])).toEqual([
      ['ipa', 1],
      ['copo', 1],
      ['pilsen', 2],
    ])
  })

  test('under one fixed price all cost the same: the one that saves most', () => {
    expect(ids({ tipo: 'fixo', valor: 60 })).toEqual([
      ['copo', 1],
      ['ipa', 3],
    ])
  })

  test('what is out of stock is passed over; null when nothing reaches', () => {
    const without = (...out: string[]) =>
      grupos.map((grupo) => ({
        ...grupo,
        produtos: grupo.produtos.map((p) => ({ ...p, disponivel: !out.includes(p.id) })),
      }))
    const preco = { ...opcoes, preco: null }
    expect(completeCombo(without('pilsen'), [], preco)?.map(({ id }) => id)).toEqual(['copo', 'stout'])
    expect(completeCombo(without('copo'), [], preco)).toBeNull()
  })
})

const partesAny = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    quantidade: fc.integer({ min: 1, max: 20_000 }).map((n) => n / 1000),
    preco: fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 10_000),
    precocombo: fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 10_000)),
  }),
  { minLength: 1, maxLength: 8 },
)
const precoAny: fc.Arbitrary<PrecoCombo> = fc.oneof(
  fc.record({
    tipo: fc.constant('fixo' as const),
    valor: fc.integer({ min: 0, max: 999_999 }).map((n) => n / 100),
  }),
  fc.record({
    tipo: fc.constant('percentual' as const),
    percentual: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
  }),
  fc.record({ tipo: fc.constant('por_produto' as const) }),
)

describe('readings 3: properties of a combo', () => {
  test('shares are whole centavos, add up to the total, and none is above its part alone', () => {
    fc.assert(
      fc.property(precoAny, partesAny, fc.integer({ min: 1, max: 50 }), (preco, partes, quantidade) => {
        const conta = computeCombo(preco, partes, quantidade, opcoes)
        if (!conta) throw new Error('every part has a price here')
        const sum = conta.partes.reduce((sum, { total }) => sum + toCentavos(total), 0)
        expect(sum).toBe(toCentavos(conta.total))
        expect(toCentavos(conta.soma) - toCentavos(conta.economia)).toBe(toCentavos(conta.total))
        expect(conta.economia).toBeGreaterThanOrEqual(0)
        for (const parte of conta.partes) {
          expect(parte.total).toBeLessThanOrEqual(parte.soma)
          expect(Math.abs(parte.total * 100 - Math.round(parte.total * 100))).toBeLessThan(1e-6)
        }
      }),
    )
  })

  test('what completes a combo is valid, and no other choice of one slot costs less', () => {
    const produto = fc.record({
      quantidade: fc.integer({ min: 1, max: 4 }),
      preco: fc.integer({ min: 1, max: 500 }),
      estoque: fc.option(fc.integer({ min: 0, max: 12 })),
    })
    fc.assert(
      fc.property(
        fc.array(produto, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        (list, n, repete) => {
          const produtos = list.map((p, i) => ({ ...p, id: `p${i}` }))
          const grupo: GrupoCombo = { idgrupo: 'g', nome: 'G', minimo: n, maximo: n, repete, produtos }
          const escolhas = completeCombo([grupo], [], { ...opcoes, preco: null })
          const cost = (ids: number[]) =>
            ids.reduce(
              (sum, i) => sum + (choosePreco(produtos[i]!, 1, opcoes) ?? 0) * produtos[i]!.quantidade,
              0,
            )
          const all = listChoices(produtos.length, n, repete).filter((ids) =>
            produtos.every(
              ({ estoque, quantidade }, i) =>
                (estoque ?? Infinity) >= quantidade * ids.filter((id) => id === i).length,
            ),
          )
          if (!escolhas) {
            expect(all).toHaveLength(0)
            return
          }
          expect(explainFalta([grupo], escolhas)).toBeNull()
          const chosen = escolhas.flatMap(({ id, escolhas }) =>
            Array<number>(escolhas).fill(Number(id.slice(1))),
          )
          expect(cost(chosen)).toBe(Math.min(...all.map(cost)))
        },
      ),
    )
  })
})

/** All choices of n among so many products, as sorted lists of indexes. */
function listChoices(products: number, n: number, repete: boolean, from = 0): number[][] {
  if (n === 0) return [[]]
  return Array.from({ length: products - from }, (_, i) => from + i).flatMap((i) =>
    listChoices(products, n - 1, repete, repete ? i : i + 1).map((rest) => [i, ...rest]),
  )
}
