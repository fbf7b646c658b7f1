import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import { discountPreco, findCondicao, offerForma, refuseCondicoes } from './index.ts'

const pix = { idformapagto: 'p', tipo: 'PIX', nome: 'Pix', variacao_percentual: -3, opcoes: {} }
const faturado = {
  idformapagto: 'f',
  tipo: 'FATURADO',
  nome: 'Faturado',
  variacao_percentual: null,
  opcoes: { prazos: [[30]] },
}
const condicao = { idformapagto: 'f', prazos: [[28, 35, 42]], desconto: 0 }

test('without conditions a budget is paid in any way; with some, by these alone', () => {
  expect(findCondicao([], 'p')).toBe('LIVRE')
  expect(findCondicao([condicao], 'f')).toBe(condicao)
  expect(findCondicao([condicao], 'p')).toBeUndefined()
})

test('terms and discount of a budget take the place of the store’s own', () => {
  expect(offerForma(faturado, condicao).opcoes.prazos).toEqual([[28, 35, 42]])
  expect(offerForma(faturado, { ...condicao, prazos: [] }).opcoes.prazos).toEqual([[30]])
  expect(offerForma(pix, { idformapagto: 'p', prazos: [], desconto: 4.5 }).variacao_percentual).toBe(-4.5)
  // The prices of a budget are its own: what the store varies by a method is not taken off twice.
  expect(offerForma(pix, { idformapagto: 'p', prazos: [], desconto: 0 }).variacao_percentual).toBeNull()
})

test('a price with a discount is never dearer and never nothing', () => {
  assert(
    property(integer({ min: 1, max: 1e9 }), integer({ min: 0, max: 5000 }), (preco, centesimos) => {
      const baixo = discountPreco(preco, centesimos / 100)
      expect(baixo).toBeGreaterThanOrEqual(1)
      expect(baixo).toBeLessThanOrEqual(preco)
    }),
  )
  expect(discountPreco(100_000, 5)).toBe(95_000)
})

test.each([
  ['a method that is not there', [{ ...condicao, idformapagto: 'x' }], /não tem mais/],
  ['the same twice', [condicao, condicao], /duas vezes/],
  ['terms of what is paid at once', [{ idformapagto: 'p', prazos: [[28]], desconto: 0 }], /não tem prazo/],
  ['days that do not go forward', [{ ...condicao, prazos: [[28, 28]] }], /menor para o maior/],
  ['a day before the order', [{ ...condicao, prazos: [[-1]] }], /menor para o maior/],
])('%s may not be offered', (_, condicoes, dito) => {
  expect(refuseCondicoes(condicoes, [pix, faturado])).toMatch(dito)
})
