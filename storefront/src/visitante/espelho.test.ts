import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { keepEspelho, readEspelho, writeEspelho } from './index.ts'

const linha = fc.record({
  id: fc.uuid(),
  quantidade: fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 1000),
})
const versao = fc.stringMatching(/^[\da-z]{1,7}$/)

/** What a browser sends of a cookie. */
const toRequest = (cookie: string) =>
  new Request('http://loja.example/loja/carrinho', { headers: { cookie: cookie.split(';', 1)[0] ?? '' } })

describe('decision 0205: the cart as the device of a visitor keeps it', () => {
  test('the page of the cart reads what was written', () => {
    fc.assert(
      fc.property(versao, fc.array(linha, { maxLength: 80 }), (versao, linhas) => {
        const lido = readEspelho(toRequest(writeEspelho('loja', { versao, linhas }) ?? ''))
        expect(lido).toEqual({ versao, linhas })
      }),
    )
  })

  test('a cookie of as many lines as fit is one that a browser takes, and goes to the page of the cart alone', () => {
    const linhas = Array.from({ length: 80 }, () => ({ id: crypto.randomUUID(), quantidade: 999_999.999 }))
    const cookie = writeEspelho('loja', { versao: 'abcdefg', linhas }) ?? ''
    expect(cookie.length).toBeLessThan(4000)
    expect(cookie).toContain('; Path=/loja/carrinho;')
  })

  test.each([
    ['more lines than fit', Array.from({ length: 81 }, () => ({ id: crypto.randomUUID(), quantidade: 1 }))],
    ['a note on a line', [{ id: crypto.randomUUID(), quantidade: 1, observacao: 'madura' }]],
    ['a combo', [{ id: crypto.randomUUID(), quantidade: 1, produtos: [] }]],
  ])('what a cookie cannot say is not told: %s', (_, linhas) => {
    expect(writeEspelho('loja', { versao: 'a', linhas })).toBeNull()
  })

  const id = '0123456789abcdef0123456789abcdef'
  test.each([
    '',
    'a',
    '~',
    'A~',
    'a~x',
    `a~${id}`,
    `a~${id}:0`,
    `a~${id}:1000.${id.slice(1)}:1000`,
    `a~${id}:1000.`,
    `a<script>~${id}:1000`,
  ])('of one that cannot be read whole nothing is taken: %j', (value) => {
    expect(readEspelho(toRequest(`vitrine_carrinho-espelho=${value}`))).toBeNull()
  })
})

describe('what the device has just kept', () => {
  beforeEach(() => void vi.stubGlobal('document', { cookie: '' }))
  afterEach(() => vi.unstubAllGlobals())

  const item = { id: '01234567-89ab-cdef-0123-456789abcdef', quantidade: 2 }
  test.each([
    [
      'a visitor’s lines are told',
      null,
      [item],
      /=v1~0123456789abcdef0123456789abcdef:2000; Path=\/loja\/carrinho; Max-Age=[1-9]/,
    ],
    ['of an empty cart nothing is left', null, [], /=; Path=\/loja\/carrinho; Max-Age=0/],
    ['an account’s lines are not told', 'ana', [item], /=; Path=\/loja\/carrinho; Max-Age=0/],
    [
      'nor what a cookie cannot say',
      null,
      [{ ...item, observacao: 'madura' }],
      /=; Path=\/loja\/carrinho; Max-Age=0/,
    ],
    ['nor what is not ours', null, [null as never], /=; Path=\/loja\/carrinho; Max-Age=0/],
  ])('%s', (_, dono, itens, cookie) => {
    keepEspelho('loja', JSON.stringify({ build: 'b', versao: 'v1', guardado: { dono, itens } }))
    expect(document.cookie).toMatch(cookie)
  })

  test.each(['{', 'null', '{"guardado":{"dono":null,"itens":[{}]}}'])(
    'of a device that says %s nothing is told',
    (escrito) => {
      keepEspelho('loja', escrito)
      expect(document.cookie).toMatch(/Max-Age=0/)
    },
  )
})
