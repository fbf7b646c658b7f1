import { assert, constantFrom, integer, property, record, option, array, oneof, constant } from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  applyDescontoEmTudo,
  computeDesconto,
  computeMargem,
  computePiso,
  computePrazos,
  explainRecusa,
  isAusente,
  isOfertaEmVigor,
  judgePreco,
  linhaIntocada,
  matchUltimoPreco,
  mayTakeOver,
  stepLinha,
  type AtoNaLinha,
  type EstadoDaLinha,
  type LinhaAJulgar,
  type Limites,
} from './index.ts'

const oleo: LinhaAJulgar = { tabela: 165.8, custo: 139, precominimo: null }
const atendente: Limites = { desconto_maximo: 6, piso_margem: 15 }

describe('what a price leaves, and takes off (mockup 14)', () => {
  test.each([
    [159.8, 139, 13],
    [158, 139, 12],
    [100, 100, 0],
    [100, 110, -10],
    [0.0875, 0.07, 20],
    [10, null, null],
    [null, 5, null],
    [0, 5, null],
  ])('of %j with a cost of %j: %j %%', (preco, custo, expected) => {
    expect(computeMargem(preco, custo)).toBe(expected)
  })

  test.each([
    [74.4, 71.9, -3.4],
    [127.2, 121, -4.9],
    [10, 10, 0],
    [10, 10.5, 5],
    [null, 5, null],
    [10, null, null],
    [0, 5, null],
  ])('from %j to %j: %j %%', (tabela, preco, expected) => {
    expect(computeDesconto(tabela, preco)).toBe(expected)
  })
})

describe('limits', () => {
  test.each<[string, LinhaAJulgar, Limites, ReturnType<typeof computePiso>]>([
    ['the highest of the floors: margin', oleo, atendente, { preco: 163.53, motivo: 'MARGEM' }],
    [
      'discount where no cost is known',
      { ...oleo, custo: null },
      atendente,
      { preco: 155.85, motivo: 'DESCONTO' },
    ],
    ["the product's own", { ...oleo, precominimo: 164 }, atendente, { preco: 164, motivo: 'MINIMO' }],
    ['never above the table', { ...oleo, custo: 160 }, atendente, { preco: 165.8, motivo: 'MARGEM' }],
    [
      'a supervisor is bound by no floor of margin',
      oleo,
      { desconto_maximo: 15, piso_margem: null },
      { preco: 140.93, motivo: 'DESCONTO' },
    ],
    [
      'nothing bounds a product without price, cost and minimum',
      { tabela: null, custo: null, precominimo: null },
      atendente,
      null,
    ],
  ])('%s', (_, linha, limites, expected) => {
    expect(computePiso(linha, limites)).toEqual(expected)
  })

  test('exactly the percentage off is within it, whatever the rounding', () => {
    assert(
      property(integer({ min: 1, max: 10_000_000 }), integer({ min: 0, max: 1000 }), (centavos, decimos) => {
        const tabela = centavos / 100
        const [linha] = applyDescontoEmTudo(
          [{ id: 'a', tabela, custo: null, precominimo: null, precoatendente: null }],
          decimos / 10,
          { desconto_maximo: decimos / 10, piso_margem: null },
        )
        expect(linha?.resultado).not.toBe('NO_PISO')
      }),
    )
  })

  test('a price on its floor of margin leaves that margin, a centavo less does not', () => {
    assert(
      property(integer({ min: 1, max: 1_000_000 }), integer({ min: 1, max: 990 }), (custo, decimos) => {
        const linha = { tabela: 1_000_000_000, custo: custo / 100, precominimo: null }
        const piso = computePiso(linha, { desconto_maximo: 100, piso_margem: decimos / 10 })
        const centavos = Math.round((piso?.preco ?? 0) * 100)
        const leaves = (preco: number) => (preco - custo) * 1000 >= decimos * preco
        expect([leaves(centavos), leaves(centavos - 1)]).toEqual([true, false])
      }),
    )
  })

  test.each([
    [163.52, 'MARGEM'],
    [163.53, undefined],
    [200, undefined],
  ])('%j: %j', (preco, motivo) => {
    expect(judgePreco(preco, oleo, atendente)?.motivo).toBe(motivo)
  })

  test.each<[number, LinhaAJulgar, string]>([
    [
      158,
      oleo,
      'Este preço passa do seu limite: a margem ficaria em 12%, abaixo do piso de 15%. O menor preço que você pode dar é R$ 163,53.',
    ],
    [
      150,
      { ...oleo, custo: null },
      'Este preço passa do seu limite: o desconto máximo é de 6%. O menor preço que você pode dar é R$ 155,85.',
    ],
    [
      150,
      { ...oleo, custo: null, precominimo: 160 },
      'Este preço passa do seu limite: fica abaixo do preço mínimo do produto. O menor preço que você pode dar é R$ 160,00.',
    ],
  ])('a refusal of %j says the limit', (preco, linha, expected) => {
    const recusa = judgePreco(preco, linha, atendente)
    expect(recusa && explainRecusa(preco, recusa, linha, atendente).replaceAll('\u00a0', ' ')).toBe(expected)
  })
})

describe('acts on the whole cart', () => {
  const linhas = [
    { id: 'lata', tabela: 74.4, custo: 59, precominimo: null, precoatendente: null, ultimo: 76.9 },
    { id: 'garrafa', tabela: 127.2, custo: 96, precominimo: null, precoatendente: 120, ultimo: 124 },
    { id: 'oleo', tabela: 165.8, custo: 139, precominimo: null, precoatendente: null, ultimo: 160 },
    { id: 'arroz', tabela: 141, custo: 116, precominimo: null, precoatendente: null, ultimo: 139.5 },
    { id: 'sem preço', tabela: null, custo: null, precominimo: null, precoatendente: null, ultimo: null },
  ]
  test('5 % off stops at the floor of each line, and raises none', () => {
    expect(
      applyDescontoEmTudo(linhas, 5, atendente).map(({ resultado, depois }) => [resultado, depois]),
    ).toEqual([
      ['APLICADO', 70.68],
      ['SEM_MUDANCA', 120],
      ['NO_PISO', 163.53],
      ['NO_PISO', 136.48],
      ['SEM_MUDANCA', null],
    ])
  })

  test('the last price is matched where it is lower, as far as the floor', () => {
    expect(matchUltimoPreco(linhas, atendente).map(({ resultado, depois }) => [resultado, depois])).toEqual([
      ['SEM_MUDANCA', 74.4],
      ['SEM_MUDANCA', 120],
      ['NO_PISO', 163.53],
      ['APLICADO', 139.5],
      ['SEM_MUDANCA', null],
    ])
  })

  const preco = integer({ min: 1, max: 50_000 }).map((centavos) => centavos / 100)
  const linha = record({
    id: constant('x'),
    tabela: preco,
    custo: option(preco),
    precominimo: option(preco),
    precoatendente: option(preco),
    ultimo: option(preco),
  })
  test('neither ever raises a price nor sets one that its actor may not set', () => {
    assert(
      property(
        linha,
        integer({ min: 1, max: 500 }),
        integer({ min: 0, max: 300 }),
        (umaLinha, decimos, maximo) => {
          const limites = { desconto_maximo: maximo / 10, piso_margem: 10 }
          const feitos = [
            ...applyDescontoEmTudo([umaLinha], decimos / 10, limites),
            ...matchUltimoPreco([umaLinha], limites),
          ]
          for (const { antes, depois } of feitos) {
            expect(depois ?? 0).toBeLessThanOrEqual(antes ?? 0)
            if (depois !== antes) expect(judgePreco(depois ?? 0, umaLinha, limites)).toBeNull()
          }
        },
      ),
    )
  })
})

describe('the lease of a cart', () => {
  const em = (momento: string) => new Date(`2026-11-24T${momento}Z`)
  test.each([
    ['it acts and is heard: by the last act', '14:00:00', '14:15:00', '14:20:00'],
    ['it is not heard any more: five minutes later', '14:00:00', '14:01:00', '14:06:00'],
  ])('%s', (_, ativa, visto, ate) => {
    const prazos = computePrazos({ ativa_em: em(ativa), visto_em: em(visto), minutos: 20 })
    expect(prazos).toEqual({ libera_em: em('14:20:00'), ate: em(ate) })
  })

  test('one missed heartbeat, or two, are not an absence; a minute without a network frees nothing', () => {
    const visto_em = em('14:00:00')
    expect([isAusente({ visto_em }, em('14:01:30')), isAusente({ visto_em }, em('14:01:40'))]).toEqual([
      false,
      true,
    ])
    expect(computePrazos({ ativa_em: visto_em, visto_em, minutos: 20 }).ate > em('14:01:00')).toBe(true)
  })

  test.each([
    ['its owner', { isDono: true, papel: 'atendente', ausente: false }, true],
    ['a colleague while the owner is there', { isDono: false, papel: 'atendente', ausente: false }, false],
    ['a colleague once the owner is away', { isDono: false, papel: 'atendente', ausente: true }, true],
    ['a supervisor', { isDono: false, papel: 'fornecedor', ausente: false }, true],
  ] as const)('%s', (_, quem, expected) => {
    expect(mayTakeOver(quem)).toBe(expected)
  })
})

describe('how far the talk about a line is', () => {
  const walk = (...atos: AtoNaLinha[]) =>
    atos.reduce<EstadoDaLinha>((linha, ato) => stepLinha(linha, ato) ?? linha, linhaIntocada)
  const oferta: AtoNaLinha = { ato: 'PRECO', preco: 9 }
  test.each<[string, AtoNaLinha[], Partial<EstadoDaLinha>]>([
    ['an offer waits for the customer', [oferta], { situacao: 'COM_O_CLIENTE', preco: 9 }],
    ['accepted', [oferta, { ato: 'ACEITA' }], { situacao: 'ACEITO', preco: 9 }],
    [
      'refused: it is remembered, and can be taken up',
      [oferta, { ato: 'RECUSA' }, { ato: 'ACEITA' }],
      { situacao: 'ACEITO', preco: 9 },
    ],
    [
      'a counter-offer leaves the offer in force',
      [oferta, { ato: 'CONTRAPROPOE', preco: 8 }],
      { situacao: 'CONTRAPROPOSTA', preco: 9, contraproposta: 8 },
    ],
    [
      'the price that was asked for needs no answer',
      [oferta, { ato: 'CONTRAPROPOE', preco: 8 }, { ato: 'PRECO', preco: 8 }],
      { situacao: 'ACEITO', preco: 8, contraproposta: null },
    ],
    [
      'another one does',
      [oferta, { ato: 'CONTRAPROPOE', preco: 8 }, { ato: 'PRECO', preco: 8.5 }],
      { situacao: 'COM_O_CLIENTE', preco: 8.5 },
    ],
    [
      'the same price again says no',
      [oferta, { ato: 'CONTRAPROPOE', preco: 8 }, oferta],
      { situacao: 'COM_O_CLIENTE', preco: 9, contraproposta: null },
    ],
    [
      'another quantity is another offer',
      [oferta, { ato: 'ACEITA' }, { ato: 'QUANTIDADE', quantidade: 5 }],
      { situacao: 'COM_O_CLIENTE', preco: 9 },
    ],
    [
      'what the customer asked for is agreed',
      [oferta, { ato: 'PROPOE_QUANTIDADE', quantidade: 5 }, { ato: 'QUANTIDADE', quantidade: 5 }],
      { situacao: 'ACEITO' },
    ],
    [
      'a supervisor says no: what the customer asked for still waits',
      [oferta, { ato: 'CONTRAPROPOE', preco: 7 }, { ato: 'PEDE_SUPERVISOR' }, { ato: 'SUPERVISOR_RECUSA' }],
      { situacao: 'CONTRAPROPOSTA', preco: 9, contraproposta: 7 },
    ],
    ['left its scope', [oferta, { ato: 'ACEITA' }, { ato: 'SAI_DO_ESCOPO' }], { situacao: 'FORA_DO_ESCOPO' }],
    ['taken out', [oferta, { ato: 'PRECO', preco: null }], linhaIntocada],
  ])('%s', (_, atos, expected) => {
    expect(walk(...atos)).toMatchObject(expected)
  })

  test('nothing is to be accepted where nothing was offered', () => {
    for (const ato of ['ACEITA', 'RECUSA', 'SAI_DO_ESCOPO'] as const)
      expect(stepLinha(linhaIntocada, { ato })).toBeNull()
  })

  test('a no of a supervisor says nothing where nobody waits for it', () => {
    for (const ato of ['ACEITA', 'RECUSA', 'SAI_DO_ESCOPO'] as const)
      expect(stepLinha(walk(oferta, { ato }), { ato: 'SUPERVISOR_RECUSA' })).toBeNull()
  })

  test('a price that was never offered is never in force, and a counter-offer alone changes no price', () => {
    const precos = constantFrom(7, 8, 9)
    const ato = oneof(
      record({ ato: constant('PRECO' as const), preco: option(precos) }),
      record({ ato: constant('CONTRAPROPOE' as const), preco: precos }),
      record({ ato: constantFrom('QUANTIDADE' as const, 'PROPOE_QUANTIDADE' as const), quantidade: precos }),
      record({
        ato: constantFrom(
          'ACEITA' as const,
          'RECUSA' as const,
          'PEDE_SUPERVISOR' as const,
          'SUPERVISOR_RECUSA' as const,
          'INCLUI' as const,
          'SAI_DO_ESCOPO' as const,
        ),
      }),
    )
    assert(
      property(array(ato, { maxLength: 12 }), (atos) => {
        let linha = linhaIntocada
        for (const umAto of atos) {
          const depois = stepLinha(linha, umAto)
          if (depois && isOfertaEmVigor(depois) && !(isOfertaEmVigor(linha) && linha.preco === depois.preco))
            expect([umAto.ato, depois.preco]).toEqual([
              umAto.ato === 'ACEITA' ? 'ACEITA' : 'PRECO',
              umAto.ato === 'PRECO' ? umAto.preco : linha.preco,
            ])
          linha = depois ?? linha
        }
      }),
    )
  })
})
