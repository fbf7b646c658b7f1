import { expect, test } from 'vitest'

import { formatLinhas } from '../shell/cookie.ts'
import { bringLinhas } from './bring-linhas.ts'

const [a, b] = ['01890000-0000-7000-8000-00000000000a', '01890000-0000-7000-8000-00000000000b']
const arrive = (cookie: string, trazidas: Parameters<typeof bringLinhas>[2]) =>
  bringLinhas(new Request('http://loja.example/', { headers: { cookie } }), 'loja', trazidas).map(
    (each) => each.split(';')[0] ?? '',
  )
const hex = (id: string) => id.replaceAll('-', '')

test('what is in the cart at both ends adds up; nothing of it is lost (issue 13 B)', () => {
  const daqui = `vitrine_carrinho_loja=${formatLinhas([{ id: a, quantidade: 2 }])}`
  expect(
    arrive(daqui, [
      { id: a, quantidade: 0.25 },
      { id: b, quantidade: 1, embalarParaPresente: true },
    ])[0],
  ).toBe(`vitrine_carrinho_loja=${hex(a)}:2250.${hex(b)}:1000p`)
})

test('the same cart brought again brings nothing, one that has grown only what is more', () => {
  const primeira = [{ id: a, quantidade: 2 }]
  const [, lembrada = ''] = arrive('', primeira)
  expect(arrive(lembrada, primeira)).toEqual([])
  expect(arrive(lembrada, [{ id: a, quantidade: 3 }])[0]).toBe(`vitrine_carrinho_loja=${hex(a)}:1000`)
  expect(arrive(lembrada, [{ id: a, quantidade: 1 }])).toEqual([])
})

test('an empty cart, or cookies that somebody wrote by hand, change nothing here', () => {
  expect(arrive('vitrine_trazido_loja=%%%; vitrine_carrinho_loja=x:1', [])).toEqual([])
  expect(arrive('vitrine_trazido_loja=%%%', [{ id: a, quantidade: 1 }])[0]).toBe(
    `vitrine_carrinho_loja=${hex(a)}:1000`,
  )
})
