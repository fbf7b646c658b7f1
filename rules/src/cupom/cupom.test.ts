import { describe, expect, test } from 'vitest'

import { computeTotais } from '#carrinho'
import { instantOf, todayIn } from '#data'

import type { ContextoCupom, Cupom, Impedimento, LinhaCupom } from './index.ts'
import {
  chooseCupom,
  computeDescontos,
  describeRegras,
  evaluateCupom,
  formatBeneficio,
  normalizeCodigo,
  refuseOferta,
  toLinhasCupom,
} from './index.ts'

function buildCupom({ condicoes, ...change }: Partial<Cupom> = {}): Cupom {
  return {
    idcupom: 'c1',
    codigocupom: 'DEZ',
    nome: 'Dez por cento',
    descricao: '',
    tipodesconto: 'percentual',
    valor: 10,
    aplicacao_automatica: false,
    indicacao: false,
    nao_usar_com_politica: false,
    habilitar_visualizacao_desconto: true,
    alvo: {},
    ...change,
    condicoes: { ...condicoes },
  }
}

const buildLinha = (change: Partial<LinhaCupom> = {}): LinhaCupom => ({
  id: 'arroz',
  idcategoria: 'graos',
  subtotal: 100,
  dePolitica: false,
  ...change,
})

const contexto: ContextoCupom = {
  hoje: '2026-11-21',
  canalVenda: 'WEB',
  tipoEntrega: 'DELIVERY',
  idformapagto: null,
  formasPagamento: [
    { idformapagto: 'p', nome: 'Pix' },
    { idformapagto: 'b', nome: 'Boleto' },
  ],
  tags: [],
  jaComprou: true,
  usos: {},
}

const linhas = [buildLinha(), buildLinha({ id: 'cafe', idcategoria: 'cafes', subtotal: 33.33 })]
const toObject = (descontos: ReadonlyMap<string, number>) => Object.fromEntries(descontos)

describe('the discount of each line (readings 3)', () => {
  test.each<[string, Partial<Cupom>, LinhaCupom[], Record<string, number>]>([
    ['a percentage rounds half-up line by line', { valor: 10 }, linhas, { arroz: 10, cafe: 3.33 }],
    ['half a centavo rounds up', { valor: 5 }, [buildLinha({ subtotal: 0.1 })], { arroz: 0.01 }],
    ['a line too small for a centavo gets none', { valor: 5 }, [buildLinha({ subtotal: 0.09 })], {}],
    ['a percentage above 100 takes the line only', { valor: 250 }, linhas, { arroz: 100, cafe: 33.33 }],
    [
      'an absolute amount is shared out by largest remainder',
      { tipodesconto: 'absoluto', valor: 10 },
      [buildLinha({ id: 'a' }), buildLinha({ id: 'b' }), buildLinha({ id: 'c' })],
      { a: 3.34, b: 3.33, c: 3.33 },
    ],
    [
      'an absolute amount above the goods takes the goods only',
      { tipodesconto: 'absoluto', valor: 999 },
      linhas,
      { arroz: 100, cafe: 33.33 },
    ],
    ['a coupon of products leaves the others', { alvo: { produtos: ['cafe'] } }, linhas, { cafe: 3.33 }],
    ['a coupon of categories leaves the others', { alvo: { categorias: ['graos'] } }, linhas, { arroz: 10 }],
    [
      'an absolute one of a product is shared over its lines only',
      { tipodesconto: 'absoluto', valor: 20, alvo: { categorias: ['graos'] } },
      linhas,
      { arroz: 20 },
    ],
    [
      'nao_usar_com_politica gives nothing on lines priced by a policy (readings 5)',
      { nao_usar_com_politica: true },
      [buildLinha({ dePolitica: true }), buildLinha({ id: 'cafe' })],
      { cafe: 10 },
    ],
  ])('%s', (_title, change, linhas, expected) => {
    expect(toObject(computeDescontos(buildCupom(change), linhas))).toEqual(expected)
  })

  test('gift wrap is never discounted, and the total is the sum of the lines', () => {
    const itens = [
      { id: 'a', nome: 'A', quantidade: 2, preco: 10, preco_embalagem: 3, embalarParaPresente: true },
      { id: 'b', nome: 'B', quantidade: 1, preco: 5.55 },
    ]
    const opcoes = { multiplies: true }
    const descontos = computeDescontos(buildCupom({ valor: 100 }), toLinhasCupom(itens, opcoes))
    expect(computeTotais(itens, { ...opcoes, descontos })).toMatchObject({
      subtotal: 25.55,
      descontos: 25.55,
      embalagens: 6,
      totalCompras: 6,
    })
  })

  test('lines are seen before any discount, without a price not at all, and by the rule that priced them', () => {
    const itens = [
      { id: 'a', nome: 'A', quantidade: 5, preco: 10, efeitospoliticas: { descontoProgressivo: { '5': 8 } } },
      {
        id: 'b',
        nome: 'B',
        quantidade: 1,
        preco: 9,
        preconf: 7,
        efeitospoliticas: { politica: 'Ouro' },
        desconto: 3,
      },
      { id: 'c', nome: 'C', quantidade: 1, preco: 9, preconf: 7 },
      { id: 'd', nome: 'D', quantidade: 1 },
    ]
    expect(toLinhasCupom(itens, { multiplies: true })).toEqual([
      { id: 'a', idcategoria: null, subtotal: 40, dePolitica: true },
      { id: 'b', idcategoria: null, subtotal: 7, dePolitica: true },
      { id: 'c', idcategoria: null, subtotal: 7, dePolitica: false },
    ])
  })
})

describe('whether a coupon can be used, and why not (§4, §5)', () => {
  type Case = [string, Partial<Cupom>, Partial<ContextoCupom>, Impedimento | null, string?]
  test.each<Case>([
    ['without conditions', {}, {}, null],
    ['on its first day', { condicoes: { inicio: '2026-11-21' } }, {}, null],
    ['on its last day', { condicoes: { fim: '2026-11-21' } }, {}, null],
    [
      'before',
      { condicoes: { inicio: '2026-11-22' } },
      {},
      'periodo',
      'Este cupom vale a partir de 22/11/2026.',
    ],
    ['after', { condicoes: { fim: '2026-11-20' } }, {}, 'periodo', 'Este cupom venceu em 20/11/2026.'],
    ['in its channel', { condicoes: { canalVenda: 'WEB' } }, {}, null],
    [
      'in another channel',
      { condicoes: { canalVenda: 'MANUAL' } },
      {},
      'canal',
      'Este cupom vale só em pedidos feitos com um atendente.',
    ],
    ['with one of its tags', { condicoes: { tags: ['a', 'b'] } }, { tags: ['b'] }, null],
    [
      'without its tags',
      { condicoes: { tags: ['a'] } },
      {},
      'cadastro',
      'Este cupom não está disponível para o seu cadastro.',
    ],
    [
      'of a tag, by a visitor',
      { condicoes: { tags: ['a'] } },
      { jaComprou: null },
      'identificacao',
      'Entre na sua conta para usar este cupom.',
    ],
    ['on a first purchase', { condicoes: { primeira_compra: true } }, { jaComprou: false }, null],
    [
      'on a later one',
      { condicoes: { primeira_compra: true } },
      {},
      'primeira_compra',
      'Este cupom vale só na primeira compra.',
    ],
    [
      'on a first purchase, by a visitor',
      { condicoes: { primeira_compra: true } },
      { jaComprou: null },
      'identificacao',
    ],
    ['below its limit', { condicoes: { limite: 2 } }, { usos: { c1: { total: 1, cliente: 0 } } }, null],
    [
      'at its limit',
      { condicoes: { limite: 2 } },
      { usos: { c1: { total: 2, cliente: 0 } } },
      'limite',
      'Este cupom já foi usado até o limite.',
    ],
    [
      'below the limit of the cliente',
      { condicoes: { limite_por_cliente: 1 } },
      { usos: { c1: { total: 9, cliente: 0 } } },
      null,
    ],
    [
      'at the limit of the cliente',
      { condicoes: { limite_por_cliente: 1 } },
      { usos: { c1: { total: 9, cliente: 1 } } },
      'limite_por_cliente',
      'Você já usou este cupom.',
    ],
    [
      'at a larger one',
      { condicoes: { limite_por_cliente: 3 } },
      { usos: { c1: { total: 9, cliente: 3 } } },
      'limite_por_cliente',
      'Você já usou este cupom 3 vezes, o máximo.',
    ],
    ['for its delivery type', { condicoes: { tipoEntrega: 'DELIVERY' } }, {}, null],
    [
      'for another delivery type',
      { condicoes: { tipoEntrega: 'RETIRADA' } },
      {},
      'tipoEntrega',
      'Este cupom vale só para retirada na loja.',
    ],
    ['with its payment method', { condicoes: { idformapagto: ['p'] } }, { idformapagto: 'p' }, null],
    [
      'with another',
      { condicoes: { idformapagto: ['p', 'b'] } },
      { idformapagto: 'x' },
      'pagamento',
      'Este cupom vale pagando com Pix ou Boleto.',
    ],
    [
      'with none chosen yet',
      { condicoes: { idformapagto: ['p'] } },
      {},
      'pagamento',
      'Este cupom vale pagando com Pix.',
    ],
    ['at its minimum', { condicoes: { valor_minimo: 133.33 } }, {}, null],
    [
      'below its minimum',
      { condicoes: { valor_minimo: 153.33 } },
      {},
      'valor_minimo',
      'Faltam R$\u00a020,00 em produtos.',
    ],
    [
      'of other products',
      { alvo: { produtos: ['x'] } },
      {},
      'produtos',
      'Nenhum produto do seu carrinho participa deste cupom.',
    ],
  ])('%s', (...[, cupom, change, impedimento, motivo]) => {
    const { recusa, desconto } = evaluateCupom(buildCupom(cupom), linhas, { ...contexto, ...change })
    expect(recusa?.impedimento ?? null).toBe(impedimento)
    if (motivo) expect(recusa?.motivo).toBe(motivo)
    expect(desconto > 0).toBe(impedimento === null)
  })

  test('what is missing is told in money (ux 1.13.1)', () => {
    const { recusa } = evaluateCupom(buildCupom({ condicoes: { valor_minimo: 153.33 } }), linhas, contexto)
    expect(recusa?.faltam).toBe(20)
  })

  test('an empty cart and one of policy prices say so', () => {
    expect(evaluateCupom(buildCupom(), [], contexto).recusa?.impedimento).toBe('carrinho_vazio')
    const dePolitica = [buildLinha({ dePolitica: true })]
    expect(
      evaluateCupom(buildCupom({ nao_usar_com_politica: true }), dePolitica, contexto).recusa?.impedimento,
    ).toBe('politica')
  })

  test('an offer is judged without the cart: minimum and payment do not count', () => {
    expect(
      refuseOferta(buildCupom({ condicoes: { valor_minimo: 999, idformapagto: ['p'] } }), contexto),
    ).toBeNull()
  })

  test.each(['America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco', 'America/Noronha'])(
    "the last day lasts until midnight in the store's zone: %s (lessons 4)",
    (fuso) => {
      const cupom = buildCupom({ condicoes: { fim: '2026-11-21' } })
      const at = (hora: string, dia = '2026-11-21') =>
        evaluateCupom(cupom, linhas, { ...contexto, hoje: todayIn(fuso, instantOf(dia, hora, fuso)) }).recusa
      expect([at('00:00'), at('23:59')]).toEqual([null, null])
      expect(at('00:00', '2026-11-22')?.impedimento).toBe('periodo')
    },
  )
})

describe('which coupon is in force (§4, readings 5)', () => {
  const auto = (valor: number, change: Partial<Cupom> = {}) =>
    buildCupom({
      idcupom: `a${valor}`,
      codigocupom: `AUTO${valor}`,
      aplicacao_automatica: true,
      valor,
      ...change,
    })
  const manual = buildCupom()

  test.each<[string, Cupom | null, Cupom[], string | null, string?]>([
    ['none without coupons', null, [], null],
    ['the best automatic one', null, [auto(5), auto(15), auto(7)], 'AUTO15'],
    ['the customer choice without automatic ones', manual, [], 'DEZ'],
    ['the customer choice on a tie', manual, [auto(10)], 'DEZ'],
    ['the customer choice when it gives more', manual, [auto(9)], 'DEZ'],
    ['the automatic one when strictly less is paid', manual, [auto(11)], 'AUTO11', 'automatico_melhor'],
    [
      'an automatic one that cannot be used is no rival',
      manual,
      [auto(50, { condicoes: { valor_minimo: 999 } })],
      'DEZ',
    ],
    [
      'a choice that cannot be used gives way, and says why',
      buildCupom({ condicoes: { fim: '2020-01-01' } }),
      [auto(5)],
      'AUTO5',
      'periodo',
    ],
    [
      'two automatic ones of one benefit: the first by code',
      null,
      [auto(5, { codigocupom: 'B' }), auto(5, { codigocupom: 'A' })],
      'A',
    ],
  ])('%s', (...[, manual, automaticos, codigo, recusa]) => {
    const escolha = chooseCupom({ manual, automaticos }, linhas, contexto)
    expect(escolha.cupom?.codigocupom ?? null).toBe(codigo)
    expect(escolha.recusa?.impedimento).toBe(recusa)
    expect(escolha.automatico).toBe(codigo !== null && escolha.cupom !== manual)
  })

  test('freight counts: a larger discount that costs free delivery is not the better one', () => {
    const taxaentrega = (valor: number) => (valor >= 120 ? 0 : 12)
    const choose = (opcoes = {}) => chooseCupom({ manual, automaticos: [auto(14)] }, linhas, contexto, opcoes)
    expect(choose().cupom?.codigocupom).toBe('AUTO14')
    const comFrete = chooseCupom(
      { manual: buildCupom({ valor: 9 }), automaticos: [auto(14)] },
      linhas,
      contexto,
      { taxaentrega },
    )
    expect(comFrete.cupom?.codigocupom).toBe('DEZ')
  })

  test('an automatic coupon after which more is paid is left alone', () => {
    const taxaentrega = (valor: number) => (valor >= 130 ? 0 : 12)
    expect(
      chooseCupom({ manual: null, automaticos: [auto(5)] }, linhas, contexto, { taxaentrega }).cupom,
    ).toBeNull()
  })
})

describe('words (ux 1.13)', () => {
  test('a typed code loses spaces and gains capitals', () => {
    expect(normalizeCodigo('  dez off\n')).toBe('DEZOFF')
  })

  test('benefit and rules read as people say them', () => {
    expect(formatBeneficio(buildCupom({ valor: 7.5 }))).toBe('7,5%')
    expect(formatBeneficio(buildCupom({ tipodesconto: 'absoluto', valor: 20 }))).toBe('R$\u00a020,00')
    const cupom = buildCupom({
      nao_usar_com_politica: true,
      alvo: { categorias: ['cafes'] },
      condicoes: {
        valor_minimo: 100,
        idformapagto: ['p', 'b'],
        limite_por_cliente: 1,
        fim: '2026-12-24',
        primeira_compra: true,
      },
    })
    expect(describeRegras(cupom, contexto)).toEqual([
      'Em compras a partir de R$\u00a0100,00',
      'Só na primeira compra',
      'Só em produtos selecionados',
      'Não se soma a preços especiais',
      'Pagando com Pix ou Boleto',
      'Uma vez por cliente',
      'Vale até 24/12/2026',
    ])
  })
})
