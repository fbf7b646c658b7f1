import { expect, test } from 'vitest'

import { toForcado } from './load-raiz.ts'

test.each([
  ['/?fselecionado=obra', '/obra'],
  ['/emporio?fselecionado=obra', '/obra'],
  ['/emporio/produto/arroz-1?fselecionado=obra', '/obra/produto/arroz-1'],
  ['/emporio?sk=caf%C3%A9&fselecionado=obra&page=2', '/obra?sk=caf%C3%A9&page=2'],
  [
    '/emporio/pedidos/?fselecionado=obra&situacao=PAGO&situacao=ENVIADO',
    '/obra/pedidos?situacao=PAGO&situacao=ENVIADO',
  ],
  ['/?fselecionado=obra&utm_source=carta', '/obra?utm_source=carta'],
])('%s leads to %s: path and parameters are kept (§2)', (de, para) => {
  expect(toForcado('obra', new URL(de, 'http://loja.example'))).toBe(para)
})
