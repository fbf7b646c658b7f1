import { expect, test } from 'vitest'

import { composeCalendario } from './index.ts'
import type { PoliticaComAlvo } from './conflito.ts'

const dezembro = { de: '2026-12-01', ate: '2026-12-31' }
const politica = (nome: string, mais: Partial<PoliticaComAlvo> = {}): PoliticaComAlvo => ({
  idpolitica: nome,
  nome,
  prioridade: 0,
  condicoes: {},
  alvo: {},
  efeito: { percentual: -10 },
  ativa: true,
  categoriasdosprodutos: [],
  ...mais,
})
const compose = (...politicas: PoliticaComAlvo[]) =>
  composeCalendario(politicas, dezembro).map(
    ({ politica: { nome }, trecho, isDeAntes, isAlem, encontros, lacuna }) => ({
      nome,
      dias: `${trecho.de.slice(8)}-${trecho.ate.slice(8)}`,
      isDeAntes,
      isAlem,
      encontros: encontros.map(
        ({ outra, de, ate, por }) => `${outra.nome} ${de.slice(8)}-${ate.slice(8)} ${por}`,
      ),
      lacuna: lacuna && `${lacuna.de.slice(8)}-${lacuna.ate.slice(8)} ${lacuna.seguinte.nome}`,
    }),
  )

test('a policy has the days that it holds, and tells where it goes on before and after them', () => {
  expect(
    compose(
      politica('sempre'),
      politica('natal', {
        condicoes: { inicio: '2026-12-20', fim: '2027-01-02' },
        alvo: { produtos: ['a'] },
        prioridade: 1,
      }),
      politica('ontem', { condicoes: { fim: '2026-11-30' } }),
      politica('depois', { condicoes: { inicio: '2027-01-01' } }),
      politica('desligada', { ativa: false }),
    ),
  ).toEqual([
    {
      nome: 'sempre',
      dias: '01-31',
      isDeAntes: true,
      isAlem: true,
      encontros: ['natal 20-31 PRIORIDADE'],
      lacuna: null,
    },
    {
      nome: 'natal',
      dias: '20-31',
      isDeAntes: false,
      isAlem: true,
      encontros: ['sempre 20-31 PRIORIDADE'],
      lacuna: null,
    },
  ])
})

test('two of one product, buyer and day meet on the days of both; of others they do not', () => {
  const [a, b] = [
    politica('a', { condicoes: { inicio: '2026-12-01', fim: '2026-12-10' }, alvo: { produtos: ['p'] } }),
    politica('b', { condicoes: { inicio: '2026-12-08', fim: '2026-12-20' }, alvo: { produtos: ['p'] } }),
  ]
  const c = politica('c', {
    condicoes: { inicio: '2026-12-08', fim: '2026-12-20' },
    alvo: { produtos: ['q'] },
  })
  expect(compose(a, b, c).map(({ nome, encontros }) => [nome, encontros])).toEqual([
    ['a', ['b 08-10 MENOR_PRECO']],
    ['b', ['a 08-10 MENOR_PRECO']],
    ['c', []],
  ])
})

test('days between two of the same are a gap, but where a third one fills them, or they are of others', () => {
  const deA = (nome: string, inicio: string, fim: string, produto = 'p') =>
    politica(nome, { condicoes: { inicio, fim }, alvo: { produtos: [produto] } })
  const [a, b] = [deA('a', '2026-12-01', '2026-12-10'), deA('b', '2026-12-15', '2026-12-20')]
  const lacunas = (...politicas: PoliticaComAlvo[]) => compose(...politicas).map(({ lacuna }) => lacuna)
  expect(lacunas(a, b)).toEqual(['11-14 b', null])
  expect(lacunas(a, b, deA('c', '2026-12-09', '2026-12-16'))).toEqual([null, null, null])
  expect(lacunas(a, deA('d', '2026-12-15', '2026-12-20', 'q'))).toEqual([null, null])
  expect(lacunas(a, deA('e', '2026-12-11', '2026-12-20'))).toEqual([null, null])
  // What speaks of all of it fills it, or ends it; what speaks of a part, of a group alone, does neither.
  expect(lacunas(politica('loja'), a, b)).toEqual([null, null, null])
  expect(lacunas(politica('ouro', { condicoes: { tags: ['ouro'] } }), a, b)).toEqual(['11-14 b', null, null])
  const daCategoria = politica('categoria', {
    condicoes: { inicio: '2026-12-15' },
    alvo: { categorias: ['queijos'] },
  })
  expect(lacunas({ ...a, categoriasdosprodutos: ['queijos'] }, daCategoria)).toEqual([
    '11-14 categoria',
    null,
  ])
  expect(lacunas({ ...a, categoriasdosprodutos: ['queijos', 'pães'] }, daCategoria)).toEqual([null, null])
  expect(lacunas({ ...a, alvo: { produtos: ['p', 'q'] } }, b)).toEqual([null, null])
})
