import { expect, test } from 'vitest'

import { sayAqui } from './say-aqui.ts'

test.each([
  [['Ana Ribeiro'], null, 'Ana está nesta conversa'],
  [['Ana Ribeiro', 'Bia Melo'], 'Ana Ribeiro', 'Ana e Bia estão nesta conversa'],
  [[], 'Ana Ribeiro', 'Ana está no carrinho'],
  [[], null, null],
])('of %j in the room and %j at the cart is said: %j', (naConversa, noCarrinho, dito) => {
  expect(sayAqui(naConversa, noCarrinho)).toBe(dito)
})
