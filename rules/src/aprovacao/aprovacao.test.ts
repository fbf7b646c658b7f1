import { describe, expect, test } from 'vitest'

import { compareLinhas } from './compare-pedido.ts'
import { semRegras, type ConfiguracaoAprovacao, type PessoaAprovacao } from './configuracao.ts'
import { findBecos } from './find-becos.ts'
import { followAprovacao } from './follow-aprovacao.ts'
import { planAprovacao, type PedidoAJulgar } from './plan-aprovacao.ts'
import { simulateAprovacao } from './simulate-aprovacao.ts'

const dona: PessoaAprovacao = { idusuario: 'dona', nome: 'Dona', administra: true, submete: true }
const chefe: PessoaAprovacao = { idusuario: 'chefe', nome: 'Chefe', administra: false, submete: true }
const vice: PessoaAprovacao = { idusuario: 'vice', nome: 'Vice', administra: false, submete: true }
const caio: PessoaAprovacao = { idusuario: 'caio', nome: 'Caio', administra: false, submete: false }
const pessoas = [dona, chefe, vice, caio]

const pedido: PedidoAJulgar = {
  quem: 'caio',
  dia: '2026-11-22',
  total: 500,
  idcategorias: ['c1'],
  produtos: ['p1'],
  centro: 'OBRA',
  precoFora: false,
  gastos: { OBRA: 900 },
  listas: { l1: ['p1'] },
}
type Regra = ConfiguracaoAprovacao['regras'][number]
const comRegra = (
  regra: Partial<Regra>,
  resto: Partial<ConfiguracaoAprovacao> = {},
): ConfiguracaoAprovacao => ({
  ...semRegras,
  centros: [{ codigo: 'OBRA', nome: 'Obra', orcamento: 1400 }],
  ...resto,
  regras: [
    {
      idregra: 'r1',
      nome: 'Regra',
      ativa: true,
      paraQuem: 'TODOS',
      condicoes: [],
      niveis: [{ tipo: 'QUALQUER', aprovadores: ['chefe'] }],
      ...regra,
    },
  ],
})

describe('which orders need approval (I1)', () => {
  test.each<[string, Regra['condicoes'], Partial<PedidoAJulgar>, boolean]>([
    ['at the value', [{ tipo: 'VALOR', acima: 500 }], {}, false],
    ['a cent above the value', [{ tipo: 'VALOR', acima: 499.99 }], {}, true],
    ['without a price yet', [{ tipo: 'VALOR', acima: 499.99 }], { total: null }, true],
    ['of the category', [{ tipo: 'CATEGORIA', idcategorias: ['c1', 'c2'] }], {}, true],
    ['of another category', [{ tipo: 'CATEGORIA', idcategorias: ['c2'] }], {}, false],
    ['of the cost centre', [{ tipo: 'CENTRO', centros: ['OBRA'] }], {}, true],
    ['of no cost centre', [{ tipo: 'CENTRO', centros: ['OBRA'] }], { centro: null }, false],
    ['what is left of the budget exactly', [{ tipo: 'ORCAMENTO' }], {}, false],
    ['a cent more than is left', [{ tipo: 'ORCAMENTO' }], { total: 500.01 }, true],
    ['a centre without a budget', [{ tipo: 'ORCAMENTO' }], { centro: 'OUTRO', total: 9999 }, false],
    ['all on the list', [{ tipo: 'FORA_DA_LISTA', idlista: 'l1' }], {}, false],
    ['one beside the list', [{ tipo: 'FORA_DA_LISTA', idlista: 'l1' }], { produtos: ['p1', 'p2'] }, true],
    ['a list that is gone', [{ tipo: 'FORA_DA_LISTA', idlista: 'l9' }], {}, true],
    ['a price out of table', [{ tipo: 'PRECO_FORA' }], { precoFora: true }, true],
    ['a price of the table', [{ tipo: 'PRECO_FORA' }], {}, false],
    ['all conditions must hold', [{ tipo: 'VALOR', acima: 1 }, { tipo: 'PRECO_FORA' }], {}, false],
    ['no condition: every order', [], {}, true],
  ])('%s', (_, condicoes, change, precisa) => {
    const plano = planAprovacao(comRegra({ condicoes }), pessoas, { ...pedido, quem: 'vice', ...change })
    expect(plano.precisa).toBe(precisa)
    expect(plano.motivos).toEqual(precisa ? ['Regra'] : [])
  })
  test('a rule that is off, or spares those who administer, asks nobody', () => {
    const deDona = { ...pedido, quem: 'dona' }
    expect(planAprovacao(comRegra({ ativa: false }), pessoas, deDona).precisa).toBe(false)
    expect(planAprovacao(comRegra({ paraQuem: 'MENOS_ADMINISTRADORES' }), pessoas, deDona).precisa).toBe(
      false,
    )
    expect(planAprovacao(comRegra({}), pessoas, deDona).precisa).toBe(true)
  })
  test('who lacks the permission asks all who have it, without any rule', () => {
    const plano = planAprovacao(semRegras, pessoas, pedido)
    expect(plano.niveis).toEqual([{ tipo: 'QUALQUER', vagas: [['dona'], ['chefe'], ['vice']] }])
  })
})

describe('who must agree', () => {
  const plan = (config: ConfiguracaoAprovacao, quem: string, dia = pedido.dia) =>
    planAprovacao(config, pessoas, { ...pedido, quem, dia })
  test('nobody agrees to its own order: a tier that only the person asking could answer goes to their substitute', () => {
    expect(plan(comRegra({}), 'chefe').niveis).toEqual([{ tipo: 'QUALQUER', vagas: [['dona']] }])
    expect(plan(comRegra({}, { reserva: 'vice' }), 'chefe').niveis[0]?.vagas).toEqual([['vice']])
  })
  test('a deputy may in its days, beside the one it stands in for', () => {
    const config = comRegra(
      {},
      { suplentes: [{ de: 'chefe', para: 'vice', inicio: '2026-11-20', fim: '2026-11-22' }] },
    )
    expect(plan(config, 'caio').niveis[0]?.vagas).toEqual([['chefe', 'vice']])
    expect(plan(config, 'caio', '2026-11-23').niveis[0]?.vagas).toEqual([['chefe']])
    expect(plan(config, 'vice').niveis[0]?.vagas).toEqual([['chefe']])
  })
  test('any: one is enough; all: each, and a deputy counts for one; tiers come one after the other', () => {
    const config = comRegra(
      {
        niveis: [
          { tipo: 'TODOS', aprovadores: ['chefe', 'vice'] },
          { tipo: 'QUALQUER', aprovadores: ['dona', 'chefe'] },
        ],
      },
      { suplentes: [{ de: 'vice', para: 'dona', inicio: '2026-11-22', fim: '2026-11-22' }] },
    )
    const plano = plan(config, 'caio')
    expect(followAprovacao(plano, [])).toEqual({
      completo: false,
      nivel: 0,
      podem: ['chefe', 'vice', 'dona'],
    })
    expect(followAprovacao(plano, ['dona'])).toEqual({ completo: false, nivel: 0, podem: ['chefe'] })
    expect(followAprovacao(plano, ['vice', 'chefe'])).toEqual({ completo: true, nivel: 2, podem: [] })
  })
})

test('two rules that ask the same people ask them once', () => {
  const config = comRegra({})
  const duas = {
    ...config,
    regras: [...config.regras, { ...config.regras[0]!, idregra: 'r2', nome: 'Outra' }],
  }
  const plano = planAprovacao(duas, pessoas, pedido)
  expect(plano.niveis).toEqual([{ tipo: 'QUALQUER', vagas: [['chefe']] }])
  expect(plano.motivos).toContain('Outra')
})

test('one person is asked once, whether any or all of one are asked', () => {
  const config = comRegra({
    niveis: [
      { tipo: 'QUALQUER', aprovadores: ['chefe'] },
      { tipo: 'TODOS', aprovadores: ['chefe'] },
      { tipo: 'QUALQUER', aprovadores: ['chefe', 'vice'] },
      { tipo: 'TODOS', aprovadores: ['chefe', 'vice'] },
    ],
  })
  expect(planAprovacao(config, pessoas, pedido).niveis).toEqual([
    { tipo: 'QUALQUER', vagas: [['chefe']] },
    { tipo: 'QUALQUER', vagas: [['chefe'], ['vice']] },
    { tipo: 'TODOS', vagas: [['chefe'], ['vice']] },
  ])
})

describe('dead ends are named (I2)', () => {
  test.each<[string, ConfiguracaoAprovacao, readonly PessoaAprovacao[], string[]]>([
    ['none', comRegra({}), pessoas, []],
    [
      'nobody sends at all',
      semRegras,
      [caio],
      ['Caio não envia pedidos, e ninguém mais poderia aprovar os seus.'],
    ],
    [
      'the only administrator asks itself',
      comRegra({ niveis: [{ tipo: 'QUALQUER', aprovadores: ['dona'] }] }),
      [dona, caio],
      ['Na regra "Regra", ninguém poderia aprovar um pedido de Dona.'],
    ],
    [
      'an approver who only prepares',
      comRegra({ niveis: [{ tipo: 'QUALQUER', aprovadores: ['caio', 'chefe'] }] }),
      pessoas,
      ['Caio não envia pedidos, e por isso não pode ser quem aprova na regra "Regra".'],
    ],
    [
      'an approver who left',
      comRegra({ niveis: [{ tipo: 'QUALQUER', aprovadores: ['foi'] }] }),
      pessoas,
      [
        'Um acesso que não é mais da empresa está como quem aprova na regra "Regra".',
        'Na regra "Regra", ninguém poderia aprovar um pedido de Dona.',
      ],
    ],
    [
      'a deputy alone does not end a dead end: its days pass',
      comRegra(
        { niveis: [{ tipo: 'QUALQUER', aprovadores: ['dona'] }] },
        { suplentes: [{ de: 'dona', para: 'chefe', inicio: '2026-01-01', fim: '2026-12-31' }] },
      ),
      [dona, chefe],
      ['Na regra "Regra", ninguém poderia aprovar um pedido de Dona.'],
    ],
  ])('%s', (_, config, quem, motivos) => {
    expect(findBecos(config, quem).map(({ motivo }) => motivo)).toEqual(motivos)
  })
})

test('the past is counted: who would have asked, who would have found nobody', () => {
  const config = comRegra({
    condicoes: [{ tipo: 'ORCAMENTO' }],
    niveis: [{ tipo: 'QUALQUER', aprovadores: ['dona'] }],
  })
  const { gastos: _, ...passado } = pedido
  const pedidos = ['caio', 'vice', 'dona'].map((quem) => ({ ...passado, quem, total: 700 }))
  const mesDepois = { ...passado, dia: '2026-12-01', quem: 'vice', total: 1400 }
  expect(
    simulateAprovacao(config, [dona, vice, { ...caio, submete: true }], [...pedidos, mesDepois]),
  ).toEqual({
    pedidos: 4,
    precisariam: 1,
    semAprovador: 1,
    porRegra: [{ nome: 'Regra', pedidos: 1 }],
  })
})

test('what changed since it was shown is told line by line', () => {
  const linha = (id: string, quantidade: number, precounitario: number) => ({
    id,
    nome: id,
    quantidade,
    precounitario,
  })
  expect(
    compareLinhas(
      [linha('a', 2, 5), linha('b', 1, 3), linha('c', 1, 1)],
      [linha('a', 3, 5), linha('b', 1, 4), linha('d', 1, 1)],
    ),
  ).toEqual([
    { tipo: 'QUANTIDADE', nome: 'a', de: 2, para: 3 },
    { tipo: 'PRECO', nome: 'b', de: 3, para: 4 },
    { tipo: 'FALTA', nome: 'c', de: 1, para: null },
    { tipo: 'NOVA', nome: 'd', de: null, para: 1 },
  ])
})
