import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { applyPoliticas, explainPoliticas, type Politica } from './index.ts'

const hoje = '2026-11-28'
const produto = { id: 'p', idcategoria: 'c', preco: 10 }
const politica = (nome: string, change: Partial<Politica> = {}): Politica => ({
  idpolitica: nome,
  nome,
  prioridade: 0,
  condicoes: {},
  alvo: {},
  efeito: { percentual: -10 },
  ...change,
})
const explain = (politicas: Politica[], contexto = {}, mais = {}) =>
  explainPoliticas({ ...produto, ...mais }, politicas, { hoje, ...contexto }, new Map([['pix', 'Pix']])).map(
    ({ nome, preco, valeu, motivo }) => [nome, preco, valeu, motivo],
  )

test('each policy says why it counts or not', () => {
  expect(
    explain([
      politica('Ouro', { condicoes: { tags: ['ouro', 'prata'], inicio: '2026-12-01' } }),
      politica('Pix', { condicoes: { idformapagto: ['pix'] } }),
      politica('Retirada', { condicoes: { tipoEntrega: 'RETIRADA' } }),
      politica('Equipe', { condicoes: { canalVenda: 'MANUAL' } }),
      politica('Passada', { condicoes: { fim: '2026-11-01' } }),
      politica('De outros', { alvo: { produtos: ['q'] } }),
      politica('Baixa', { prioridade: -1, efeito: { percentual: -50 } }),
      politica('Dez'),
      politica('Vinte', { efeito: { percentual: -20 } }),
      politica('Faixas', { efeito: { descontoProgressivo: { '3': 7 } } }),
    ]),
  ).toEqual([
    ['Ouro', null, false, 'só para ouro ou prata; começa em 01/12/2026'],
    ['Pix', null, false, 'só pagando com Pix'],
    ['Retirada', null, false, 'só para quem retira'],
    ['Equipe', null, false, 'só em pedidos da equipe'],
    ['Passada', null, false, 'terminou em 01/11/2026'],
    ['Baixa', 5, false, 'Dez tem prioridade maior'],
    ['Dez', 9, false, 'Vinte dá um preço menor'],
    ['Vinte', 8, true, 'dá o menor preço entre as que valem'],
    ['Faixas', null, true, 'dá preços por quantidade'],
  ])
  expect(explain([politica('Dez')], {}, { precooferta: 9 })).toEqual([
    ['Dez', 9, false, 'o preço de oferta é menor ou igual'],
  ])
})

test('the one that is said to count gives the price that is charged, whatever the policies', () => {
  const umas = fc.array(
    fc.record({
      prioridade: fc.integer({ min: 0, max: 1 }),
      percentual: fc.integer({ min: -40, max: 10 }),
      tags: fc.constantFrom<string[]>([], ['ouro'], ['prata']),
    }),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(umas, fc.option(fc.integer({ min: 1, max: 12 })), (lidas, precooferta) => {
      const politicas = lidas.map(({ prioridade, percentual, tags }, i) =>
        politica(`P${i}`, { prioridade, condicoes: { tags }, efeito: { percentual } }),
      )
      const contexto = { hoje, tags: ['ouro'] }
      const precos = applyPoliticas({ ...produto, precooferta }, politicas, contexto)
      const vale = explainPoliticas({ ...produto, precooferta }, politicas, contexto, new Map()).filter(
        ({ valeu }) => valeu,
      )
      expect(vale.map(({ nome, preco }) => [nome, preco])).toEqual(
        precos.efeitospoliticas?.politica ? [[precos.efeitospoliticas.politica, precos.preconf]] : [],
      )
    }),
  )
})
