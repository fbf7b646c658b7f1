import { describe, expect, test } from 'vitest'

import { fillResposta, listDesconhecidas, variaveisDeResposta, type Preenchimento } from './index.ts'

const ana: Preenchimento<'cliente' | 'pedido'> = { cliente: 'Ana', pedido: 10127 }

describe('a ready answer (ux 3.11)', () => {
  test.each<[string, string, Preenchimento<'cliente' | 'pedido'>, string, string[]]>([
    ['without variables is what it says', 'Bom dia!', ana, 'Bom dia!', []],
    ['says the name and the order', 'Oi, {cliente}! O {pedido} saiu.', ana, 'Oi, Ana! O 10127 saiu.', []],
    ['says one twice', '{cliente}, {cliente}?', ana, 'Ana, Ana?', []],
    [
      'names the order that this conversation is not about',
      'Pedido {pedido}',
      { ...ana, pedido: null },
      'Pedido {pedido}',
      ['pedido'],
    ],
    [
      'names a customer without a name',
      'Oi, {cliente}!',
      { ...ana, cliente: '' },
      'Oi, {cliente}!',
      ['cliente'],
    ],
    ['leaves other braces alone', '{ok} {} {a b} {cliente', ana, '{ok} {} {a b} {cliente', []],
    [
      'does not fill what a name brings with it',
      'Oi, {cliente}',
      { ...ana, cliente: '{pedido}' },
      'Oi, {pedido}',
      [],
    ],
    ['takes a name as it is', 'Oi, {cliente}', { ...ana, cliente: '$& $1' }, 'Oi, $& $1', []],
  ])('%s', (...[, texto, valores, cheio, faltam]) => {
    expect(fillResposta(texto, valores)).toEqual({ texto: cheio, faltam })
  })

  test('knows what it cannot be filled with, each once', () => {
    expect(listDesconhecidas('{cliente} {total} {pedido} {total} {x}', variaveisDeResposta)).toEqual([
      'total',
      'x',
    ])
  })
})
