import { expect, test } from 'vitest'

import { toPasso } from './use-change-carrinho.ts'

const linha = { id: 'a', quantidade: 0.3 }

test('readings 5: presses add up on two devices; only what was typed, and a removal, sets', () => {
  expect(toPasso(linha, 0.35, 'step')).toEqual({ tipo: 'soma', id: 'a', delta: 0.05 })
  expect(toPasso(linha, 0.25, 'step')).toEqual({ tipo: 'soma', id: 'a', delta: -0.05 })
  expect(toPasso(linha, 2, 'typed')).toEqual({ tipo: 'define', id: 'a', quantidade: 2 })
  expect(toPasso(linha, 0, 'step')).toEqual({ tipo: 'define', id: 'a', quantidade: 0 })
})
