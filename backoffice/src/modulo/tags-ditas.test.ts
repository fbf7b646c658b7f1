import { expect, test } from 'vitest'

import { modulos, tagsDeAjuste } from '@vitrine/rules/acesso'

import { modulosDitos, sayEmAberto } from './modulos-ditos.ts'
import { gruposDeTags, sayDependencia } from './tags-ditas.ts'

const loja = {
  modulos,
  tags: [],
  outras_tags: [],
  em_aberto: [{ modulo: 'cupom' as const, quantos: 2 }],
  faz_entrega: true,
  faz_retirada: true,
  ga4: 'G-ABCD1234',
  indicacao: true,
}

test('every module and every tag that is switched here has words, once', () => {
  expect(Object.keys(modulosDitos).toSorted()).toEqual(modulos.toSorted())
  const ditas = gruposDeTags.flatMap(({ tags }) => tags.map(({ tag }) => tag))
  expect(ditas.toSorted()).toEqual([...tagsDeAjuste].toSorted())
})

test('a tag says what it waits for, and nothing where nothing is in its way', () => {
  for (const tag of tagsDeAjuste) expect(sayDependencia(tag, loja)).toBeNull()
  const say = (tag: (typeof tagsDeAjuste)[number], change: object) =>
    sayDependencia(tag, { ...loja, ...change })
  expect(say('requires-address-to-access', { faz_entrega: false })).toMatch(/loja que entrega/)
  expect(say('store-prefers-delivery-with-pickup', { faz_retirada: false })).toMatch(/entrega e retirada/)
  expect(say('enable-google-analytics-ga4-version-tag-events', { ga4: null })).toMatch(/código de medição/)
  expect(say('uses-share-coupom', { modulos: ['chat'] })).toMatch(/módulo Cupons/)
  expect(say('uses-share-coupom', { indicacao: false })).toMatch(/de indicação/)
  expect(say('restrict-not-approved-user-submission', { tags: ['block-not-approved-user'] })).toMatch(
    /já recusa/,
  )
})

test('what is open of a module is said before it is switched off', () => {
  expect(sayEmAberto('cupom', loja.em_aberto)).toBe(
    'Há 2 cupons ativos: nada se apaga, mas o cliente deixa de ver.',
  )
  expect(sayEmAberto('combo', loja.em_aberto)).toBeNull()
  expect(sayEmAberto('fatura', [{ modulo: 'fatura', quantos: 1000 }])).toMatch(/mais de mil faturas/)
})
