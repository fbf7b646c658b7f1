import { describe, expect, test } from 'vitest'

import { listConflitos, type PoliticaComAlvo } from './index.ts'

const base: PoliticaComAlvo = {
  idpolitica: 'a',
  nome: 'A',
  prioridade: 0,
  condicoes: {},
  alvo: {},
  efeito: { percentual: -5 },
  ativa: true,
  categoriasdosprodutos: [],
}
const outra = (change: Partial<PoliticaComAlvo>) => ({ ...base, idpolitica: 'b', nome: 'B', ...change })
const porOf = (a: Partial<PoliticaComAlvo>, b: Partial<PoliticaComAlvo>) =>
  listConflitos({ ...base, ...a }, [outra(b)], '2026-11-28').map(({ por, vence }) => [por, vence])

describe('two policies that speak about one product to one buyer on one day', () => {
  test.each<[string, Partial<PoliticaComAlvo>, Partial<PoliticaComAlvo>, unknown[]]>([
    ['two prices for all', {}, {}, [['MENOR_PRECO', null]]],
    ['another priority', { prioridade: 2 }, {}, [['PRIORIDADE', true]]],
    ['a price and tiers add up', {}, { efeito: { descontoProgressivo: { '3': 2 } } }, []],
    [
      'tiers of a lower priority',
      {},
      { prioridade: 1, efeito: { descontoProgressivo: { '3': 2 } } },
      [['PRIORIDADE', false]],
    ],
    ['one is switched off', {}, { ativa: false }, []],
    ['one has ended', {}, { condicoes: { fim: '2026-11-27' } }, []],
    [
      'one ends before the other begins',
      { condicoes: { fim: '2026-12-01' } },
      { condicoes: { inicio: '2026-12-02' } },
      [],
    ],
    [
      'both on the day of the turn',
      { condicoes: { fim: '2026-12-01' } },
      { condicoes: { inicio: '2026-12-01' } },
      [['MENOR_PRECO', null]],
    ],
    ['other methods', { condicoes: { idformapagto: ['x'] } }, { condicoes: { idformapagto: ['y'] } }, []],
    [
      'other ways of delivery',
      { condicoes: { tipoEntrega: 'DELIVERY' } },
      { condicoes: { tipoEntrega: 'RETIRADA' } },
      [],
    ],
    [
      'two groups: who is of both',
      { condicoes: { tags: ['x'] } },
      { condicoes: { tags: ['y'] } },
      [['MENOR_PRECO', null]],
    ],
    ['other products', { alvo: { produtos: ['p'] } }, { alvo: { produtos: ['q'] } }, []],
    [
      'a product of the category',
      { alvo: { produtos: ['p'] }, categoriasdosprodutos: ['c'] },
      { alvo: { categorias: ['c'] } },
      [['MENOR_PRECO', null]],
    ],
  ])('%s', (_, a, b, dito) => {
    expect(porOf(a, b)).toEqual(dito)
  })
})
