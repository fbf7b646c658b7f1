import { expect, test } from 'vitest'

import { sayPrazo, sayQuem } from './say-titular.ts'

test.each([
  [-2, 'Vencido há 2 dias', 'danger'],
  [-1, 'Vencido há 1 dia', 'danger'],
  [0, 'Vence hoje', 'warning'],
  [1, 'Falta 1 dia', 'warning'],
  [15, 'Faltam 15 dias', 'info'],
])('%i days until the answer is due are said in words', (dias_restantes, texto, tone) => {
  expect(sayPrazo({ dias_restantes })).toEqual({ texto, tone })
})

test('who was erased has no name', () => {
  expect(sayQuem({ nome: '', anonimizado_em: '2026-11-28T12:00:00Z' })).toBe('Pessoa anonimizada')
  expect(sayQuem({ nome: 'Ana', anonimizado_em: null })).toBe('Ana')
})
