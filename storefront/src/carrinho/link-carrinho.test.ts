import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatLinhasLink, parseLinhasLink } from './link-carrinho.ts'
import { listProdutos } from './list-produtos.ts'

const A = '0197a000-0000-7000-8000-00000000000a'
const B = '0197a000-0000-7000-8000-00000000000b'

test('a cart becomes one word of an address (ux 1.6.7)', () => {
  const linhas = [
    { id: A, quantidade: 1 },
    { id: B, quantidade: 0.35 },
  ]
  const texto = '0197a00000007000800000000000000a_0197a00000007000800000000000000bx0.35'
  expect(formatLinhasLink(linhas)).toBe(texto)
  expect(parseLinhasLink(texto)).toEqual(linhas)
})

test('any cart comes back as it was', () => {
  const linha = fc.record({
    id: fc.uuid(),
    quantidade: fc.integer({ min: 1, max: 1_000_000_000 }).map((milesimos) => milesimos / 1000),
  })
  fc.assert(
    fc.property(fc.array(linha, { maxLength: 120 }), (linhas) => {
      expect(parseLinhasLink(encodeURI(formatLinhasLink(linhas)))).toEqual(linhas)
    }),
  )
})

test.each([
  '',
  'x',
  '../..',
  `${A}`,
  '0197a00000007000800000000000000ax0',
  '0197a00000007000800000000000000ax-1',
  'ax1e9',
])('of %j nothing is read', (texto) => expect(parseLinhasLink(texto)).toEqual([]))

test('a combo gives its products, and the same product is one line', () => {
  const parte = (id: string, quantidade: number) => ({ id, quantidade }) as never // what is read of a part
  expect(
    listProdutos([
      { id: A, quantidade: 2 },
      { id: 'combo', quantidade: 3, produtos: [parte(A, 2), parte(B, 0.5)] },
    ]),
  ).toEqual([
    { id: A, quantidade: 8 },
    { id: B, quantidade: 1.5 },
  ])
})
