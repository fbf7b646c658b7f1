import { expect, test } from 'vitest'

import { cutTrecho, MAX_DESCRICAO, MAX_TITULO, sayTamanho } from './cut-trecho.ts'

test('what fits is shown whole, on one line', () => {
  expect(cutTrecho('  Queijaria\n da Serra ', MAX_TITULO)).toBe('Queijaria da Serra')
})

test('what is too long is cut between words, and says so', () => {
  const longo = 'Queijos artesanais da Serra da Canastra, direto de quem faz, entregues na sua casa'
  expect(cutTrecho(longo, MAX_TITULO)).toBe('Queijos artesanais da Serra da Canastra, direto de quem faz…')
  expect(cutTrecho('x'.repeat(200), MAX_DESCRICAO)).toHaveLength(MAX_DESCRICAO)
  expect(sayTamanho(longo, MAX_TITULO)).toBe('São 82 caracteres: os buscadores mostram perto de 60.')
  expect(sayTamanho('Queijaria', MAX_TITULO)).toBe('9 de perto de 60 caracteres.')
})
