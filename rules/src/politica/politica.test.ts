import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ContextoPolitica, Politica } from './index.ts'
import { applyPoliticas, applyVariacao, isAplicavel } from './index.ts'

const produto = { id: 'cafe', idcategoria: 'mercearia', preco: 10 }
const contexto: ContextoPolitica = {
  tags: ['clube', 'atacado'],
  idformapagto: 'pix',
  tipoEntrega: 'DELIVERY',
  canalVenda: 'WEB',
  hoje: '2026-11-20',
}

function buildPolitica(change: Partial<Politica>): Politica {
  return {
    idpolitica: 'p',
    nome: 'Clube',
    prioridade: 1,
    condicoes: {},
    alvo: {},
    efeito: { percentual: -10 },
    ...change,
  }
}

describe('readings 1: conditions of a policy', () => {
  test.each<[string, Politica['condicoes'], boolean]>([
    ['none', {}, true],
    ['any of the tags', { tags: ['vip', 'clube'] }, true],
    ['none of the tags', { tags: ['vip'] }, false],
    ['an empty list restricts nothing', { tags: [], idformapagto: [] }, true],
    ['the payment method', { idformapagto: ['pix', 'boleto'] }, true],
    ['another payment method', { idformapagto: ['boleto'] }, false],
    ['the delivery type', { tipoEntrega: 'DELIVERY' }, true],
    ['another delivery type', { tipoEntrega: 'RETIRADA' }, false],
    ['the channel', { canalVenda: 'WEB' }, true],
    ['another channel', { canalVenda: 'MANUAL' }, false],
    ['its first day', { inicio: '2026-11-20' }, true],
    ['its last day', { fim: '2026-11-20' }, true],
    ['the day before', { inicio: '2026-11-21' }, false],
    ['the day after', { fim: '2026-11-19' }, false],
    ['all must hold', { tags: ['clube'], canalVenda: 'MANUAL' }, false],
  ])('%s', (_, condicoes, expected) => {
    expect(isAplicavel(buildPolitica({ condicoes }), produto, contexto)).toBe(expected)
  })

  test('what the visitor has not chosen meets no condition about it', () => {
    const politica = buildPolitica({ condicoes: { idformapagto: ['pix'] } })
    expect(isAplicavel(politica, produto, { hoje: '2026-11-20' })).toBe(false)
  })

  test.each<[string, Politica['alvo'], boolean]>([
    ['everything', {}, true],
    ['the product', { produtos: ['cafe'] }, true],
    ['another product', { produtos: ['cha'] }, false],
    ['its category', { categorias: ['mercearia'] }, true],
    ['another product or its category', { produtos: ['cha'], categorias: ['mercearia'] }, true],
  ])('target: %s', (_, alvo, expected) => {
    expect(isAplicavel(buildPolitica({ alvo }), produto, contexto)).toBe(expected)
  })
})

describe('readings 1, 3: effects of policies', () => {
  const apply = (politicas: Politica[], change = {}) =>
    applyPoliticas({ ...produto, ...change }, politicas, contexto)

  test('without policies the list price is in force and nothing is told', () => {
    expect(apply([])).toEqual({ preco: 10, preconf: 10 })
  })

  test.each<[string, Politica['efeito'], number]>([
    ['a percentage', { percentual: -10 }, 9],
    ['a surcharge', { percentual: 5 }, 10.5],
    ['a fixed price', { precofixo: 7.77 }, 7.77],
    ['half-up to the decimals of the list price', { percentual: -33.3333 }, 6.67],
    ['never below 0', { percentual: -120 }, 0],
  ])('%s', (_, efeito, preconf) => {
    expect(apply([buildPolitica({ efeito })])).toEqual({
      preco: 10,
      preconf,
      efeitospoliticas: { politica: 'Clube' },
    })
  })

  test('the last day of the policy that made the price is told; of one without an end none is', () => {
    const ate = (fim?: string) =>
      apply([buildPolitica({ condicoes: { ...(fim && { fim }) } })]).efeitospoliticas
    expect(ate('2026-11-30')).toEqual({ politica: 'Clube', validade: '2026-11-30' })
    expect(ate()).toEqual({ politica: 'Clube' })
    const mais = [
      buildPolitica({ condicoes: { fim: '2026-11-30' } }),
      buildPolitica({ nome: 'Melhor', efeito: { percentual: -20 } }),
    ]
    expect(apply(mais).efeitospoliticas).toEqual({ politica: 'Melhor' })
  })

  test('the highest priority decides, even when dearer', () => {
    const politicas = [
      buildPolitica({ nome: 'Geral', efeito: { precofixo: 5 } }),
      buildPolitica({ prioridade: 2 }),
    ]
    expect(apply(politicas).preconf).toBe(9)
  })

  test('an inapplicable policy of high priority does not silence the others', () => {
    const fechada = buildPolitica({ prioridade: 9, condicoes: { fim: '2026-01-01' } })
    expect(apply([fechada, buildPolitica({})]).preconf).toBe(9)
  })

  test('among equal priorities the lowest price wins', () => {
    const politicas = [buildPolitica({}), buildPolitica({ nome: 'Pix', efeito: { precofixo: 8.5 } })]
    expect(apply(politicas)).toMatchObject({ preconf: 8.5, efeitospoliticas: { politica: 'Pix' } })
  })

  test.each([
    ['a lower offer wins and no policy is named', 8, { preco: 10, preconf: 8 }],
    ['a tie is the offer', 9, { preco: 10, preconf: 9 }],
    ['a dearer offer loses', 9.5, { preco: 10, preconf: 9, efeitospoliticas: { politica: 'Clube' } }],
  ])('precooferta competes: %s', (_, precooferta, expected) => {
    expect(apply([buildPolitica({})], { precooferta })).toEqual(expected)
  })

  test("the product's own table arrives as it is", () => {
    expect(apply([], { descontoProgressivo: { 3: 9, 12: 8 } }).efeitospoliticas).toEqual({
      descontoProgressivo: { 3: 9, 12: 8 },
    })
  })

  test('tables merge into the lowest price at each threshold', () => {
    const politica = buildPolitica({
      efeito: { descontoProgressivo: { 5: 7 }, descontoProgressivoPercentual: { 20: -40 } },
    })
    expect(apply([politica], { descontoProgressivo: { 3: 9, 12: 8 } }).efeitospoliticas).toEqual({
      descontoProgressivo: { 3: 9, 5: 7, 12: 7, 20: 6 },
    })
  })

  test('a tier that is not below the price in force is left out', () => {
    const politica = buildPolitica({ efeito: { percentual: -15 } })
    expect(apply([politica], { descontoProgressivo: { 3: 9, 6: 8.5, 12: 8 } })).toEqual({
      preco: 10,
      preconf: 8.5,
      efeitospoliticas: { politica: 'Clube', descontoProgressivo: { 12: 8 } },
    })
  })

  test('prices keep 4 decimals and never fall below 0, whatever the policies', () => {
    const percentual = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((n) => n / 10_000)
    const politica = fc
      .record({ prioridade: fc.integer({ min: 0, max: 2 }), efeito: fc.record({ percentual }) })
      .map(buildPolitica)
    fc.assert(
      fc.property(fc.array(politica), fc.integer({ min: 0, max: 1e8 }), (politicas, decimilesimos) => {
        const { preconf } = apply(politicas, { preco: decimilesimos / 10_000 })
        expect(preconf).toBeGreaterThanOrEqual(0)
        expect(Math.round(preconf * 10_000) / 10_000).toBe(preconf)
      }),
    )
  })
})

describe('§5 payment price variance', () => {
  test('every price in force varies, the list price stays', () => {
    const precos = { preco: 10, precovendaatacado: 8, efeitospoliticas: { descontoProgressivo: { 3: 9 } } }
    expect(applyVariacao(precos, -3)).toEqual({
      preco: 10,
      preconf: 9.7,
      precovendaatacado: 7.76,
      efeitospoliticas: { descontoProgressivo: { 3: 8.73 } },
    })
  })

  test('hidden prices stay hidden', () => {
    expect(applyVariacao({}, -3)).toEqual({})
  })
})

describe('a price table (decision 0171)', () => {
  const tabela = buildPolitica({ idpolitica: 't', efeito: { tabela: true } })
  const com = (efeito: object) => ({ ...produto, tabelasdepreco: { t: efeito } })

  test.each([
    ['a price', { precofixo: 8 }, { preconf: 8, efeitospoliticas: { politica: 'Clube' } }],
    ['a discount', { percentual: -12.5 }, { preconf: 8.75, efeitospoliticas: { politica: 'Clube' } }],
    [
      'a price and prices by quantity',
      { precofixo: 9, descontoProgressivo: { 12: 7, 24: 6.5 } },
      { preconf: 9, efeitospoliticas: { politica: 'Clube', descontoProgressivo: { 12: 7, 24: 6.5 } } },
    ],
  ])('gives a product %s of its own', (_, efeito, expected) => {
    expect(applyPoliticas(com(efeito), [tabela], contexto)).toEqual({ preco: 10, ...expected })
  })

  test('says nothing of a product that has no price in it, whatever its priority', () => {
    const outra = buildPolitica({ idpolitica: 'o', nome: 'Outra', prioridade: 0, efeito: { percentual: -5 } })
    const alta = { ...tabela, prioridade: 9 }
    expect(applyPoliticas(produto, [alta, outra], contexto).preconf).toBe(9.5)
    expect(applyPoliticas(com({ precofixo: 8 }), [alta, outra], contexto).preconf).toBe(8)
    expect(isAplicavel(alta, { ...produto, tabelasdepreco: { x: { precofixo: 8 } } }, contexto)).toBe(false)
  })

  test('is one policy among others: its own conditions, the lowest price, and the offer of everybody', () => {
    const igual = buildPolitica({ idpolitica: 'o', nome: 'Outra', efeito: { percentual: -30 } })
    expect(applyPoliticas(com({ precofixo: 8 }), [tabela, igual], contexto).preconf).toBe(7)
    expect(applyPoliticas({ ...com({ precofixo: 8 }), precooferta: 8 }, [tabela], contexto)).toEqual({
      preco: 10,
      preconf: 8,
    })
    const vip = { ...tabela, condicoes: { tags: ['vip'] } }
    expect(applyPoliticas(com({ precofixo: 8 }), [vip], contexto).preconf).toBe(10)
  })
})
