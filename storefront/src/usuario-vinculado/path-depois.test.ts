import { expect, test } from 'vitest'

import { pathDepois } from './path-depois.ts'

test.each([
  ['/atacado', '/atacado'],
  ['/atacado?sk=farinha&page=2', '/atacado?sk=farinha&page=2'],
  ['/atacado/carrinho', '/atacado/carrinho'],
  ['/atacado/pedidos/100012', '/atacado/pedidos'],
  ['/atacado/submissao/100012', '/atacado/pedidos'],
  ['/atacado/listas/abc', '/atacado/listas'],
  ['/atacado/produto/farinha-1', '/atacado/produto/farinha-1'],
])('after a switch on %s one is on %s (ux 1.16.1)', (voltar, depois) => {
  expect(pathDepois(voltar)).toBe(depois)
})
