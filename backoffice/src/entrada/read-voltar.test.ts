import { expect, test } from 'vitest'

import { readVoltar } from './read-voltar.ts'

test.each([
  ['/painel/obra/conversas?visao=nao-lidas', '/obra/conversas?visao=nao-lidas'],
  ['/painel/obra', '/obra'],
  ['/painel/_/conta?voltar=%2Fpainel%2Fobra', '/_/conta?voltar=%2Fpainel%2Fobra'],
])('the login leads back to %s of the panel', (escrito, voltar) => {
  expect(readVoltar(escrito)).toBe(voltar)
})

test.each([
  null,
  '',
  '/painel',
  '/painel?voltar=/painel',
  '/painel//mau.example',
  '//mau.example/painel/obra',
  'https://mau.example/painel/obra',
  String.raw`/\mau.example/painel/obra`,
  '/emporio/pedidos',
  '/painel/../emporio',
  '/painelfalso/obra',
  '/painel/_/entrar',
])('it leads nowhere else: %j', (escrito) => {
  expect(readVoltar(escrito)).toBe(null)
})
