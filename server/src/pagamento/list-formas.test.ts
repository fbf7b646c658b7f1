import { describe, expect, test } from 'vitest'
import { FUSO_PADRAO } from '@vitrine/rules/data'

import type { FormaPagamentoViva } from '#fornecedor'

import { listFormas } from './list-formas.ts'
import { planPagamento, whyNotPagar, type Pagando } from './plan-cobranca.ts'

const forma = (change: Partial<FormaPagamentoViva> = {}): FormaPagamentoViva => ({
  idformapagto: change.tipo ?? 'PIX',
  tipo: 'PIX',
  nome: 'Forma',
  descricao: '',
  variacao_percentual: null,
  condicoes: {},
  opcoes: {},
  ...change,
})

const tipos = ['PIX', 'BOLETO', 'CARTAO', 'ENTREGA', 'FATURADO'] as const

describe('which methods a supplier offers to which customer (issue 5)', () => {
  test.each([
    ['with a provider', true, tipos],
    ['that collects nothing online', false, ['ENTREGA', 'FATURADO']],
  ] as const)('a supplier %s', (_nome, hasProvedor, expected) => {
    const listed = listFormas(
      tipos.map((tipo) => forma({ tipo })),
      { tags: [], fornecedor: null },
      hasProvedor,
    )
    expect(listed.map(({ tipo }) => tipo)).toEqual(expected)
  })

  test.each([
    [[], [], true],
    [[], ['ouro'], true],
    [['ouro'], ['ouro'], true],
    [['ouro', 'prata'], ['prata'], true],
    [['ouro'], ['prata'], false],
    [['ouro'], [], false],
  ])('for tags %j a customer of tags %j sees it: %s', (pedidas, tags, expected) => {
    expect(
      listFormas([forma({ condicoes: { tags: pedidas } })], { tags, fornecedor: null }, true),
    ).toHaveLength(expected ? 1 : 0)
  })
})

describe('what an order may be paid by, and why not (issue 5)', () => {
  const pagando = (change: Partial<Pagando>): Pagando => ({
    forma: forma(),
    detalhe: {},
    provedor: 'simulador',
    total: 100,
    porPeso: 0,
    tipoEntrega: 'DELIVERY',
    tags: [],
    fuso: FUSO_PADRAO,
    agora: new Date('2026-11-21T12:00:00Z'),
    ...change,
  })
  const cartao = { token: 't', bandeira: 'visa', final: '1111' }
  const emPartes = { parcelas: { maximo: 3, sem_juros: 3, juros_mes: 0, minimo: 40 } }

  test.each<[string, Partial<Pagando>, RegExp | null]>([
    ['Pix', {}, null],
    ['Pix without a provider', { provedor: null }, /não recebe/],
    ['on delivery without a provider', { provedor: null, forma: forma({ tipo: 'ENTREGA' }) }, null],
    ['another’s tag', { forma: forma({ condicoes: { tags: ['ouro'] } }) }, /seu cadastro/],
    ['pickup only', { forma: forma({ condicoes: { tipoEntrega: 'RETIRADA' } }) }, /tipo de entrega/],
    ['from R$ 100,01', { forma: forma({ condicoes: { minimo: 100.01 } }) }, /menor que o mínimo/],
    ['up to R$ 99,99', { forma: forma({ condicoes: { maximo: 99.99 } }) }, /maior que o máximo/],
    [
      'a budget without prices from R$ 500',
      { total: null, forma: forma({ condicoes: { minimo: 500 } }) },
      null,
    ],
    ['a card without its token', { forma: forma({ tipo: 'CARTAO' }) }, /Faltam os dados/],
    ['a card', { forma: forma({ tipo: 'CARTAO' }), detalhe: { cartao } }, null],
    [
      'two parts of R$ 50,00',
      { forma: forma({ tipo: 'CARTAO', opcoes: emPartes }), detalhe: { cartao, quantParcelas: 2 } },
      null,
    ],
    [
      'three parts below the smallest',
      { forma: forma({ tipo: 'CARTAO', opcoes: emPartes }), detalhe: { cartao, quantParcelas: 3 } },
      /tantas parcelas/,
    ],
    [
      'a term that is not offered',
      { forma: forma({ tipo: 'FATURADO', opcoes: { prazos: [[28]] } }), detalhe: { prazo: '90' } },
      /prazo/,
    ],
    [
      'change for less than the total',
      {
        forma: forma({ tipo: 'ENTREGA', opcoes: { meios: ['DINHEIRO'] } }),
        detalhe: { meio: 'DINHEIRO', troco: 50 },
      },
      /troco/,
    ],
  ])('%s', (_nome, change, expected) => {
    const motivo = whyNotPagar(pagando(change))
    if (expected === null) expect(motivo).toBeNull()
    else expect(motivo).toMatch(expected)
  })

  test.each(tipos)('%s has a charge where money comes through a provider, and none elsewhere', (tipo) => {
    const { cobranca } = planPagamento(pagando({ forma: forma({ tipo }), detalhe: { cartao } }))
    const isOnline = tipo === 'PIX' || tipo === 'BOLETO' || tipo === 'CARTAO'
    expect(cobranca?.provedor ?? null).toBe(isOnline ? 'simulador' : null)
  })
})
