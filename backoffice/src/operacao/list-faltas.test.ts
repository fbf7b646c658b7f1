import { expect, test } from 'vitest'

import { listFaltas } from './list-faltas.ts'

test.each([
  ['one that begins', [0, 0, 0], ['produtos', 'forma de entrega', 'forma de pagamento']],
  ['one without a way to pay', [10, 1, 0], ['forma de pagamento']],
  ['one that sells', [1, 1, 1], []],
])('what %s lacks', (_, [produtos = 0, formas_entrega = 0, formas_pagamento = 0], faltas) => {
  expect(listFaltas({ produtos, formas_entrega, formas_pagamento })).toEqual(faltas)
})
