import { expect, test } from 'vitest'

import { trackGeracoes, type Notificacoes } from '../index.ts'
import { toMarca } from './geracao.ts'
import type { Mudanca } from '../notificacao.ts'

const LOJA = '018f0000-0000-7000-8000-00000000000a'
const idOf = (n: number) => `018f0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

function open() {
  let tell: (mudanca: Mudanca | null) => void = () => undefined
  const geracoes = trackGeracoes({ onMudanca: (listener) => void (tell = listener) } as Notificacoes) // nothing else of it is used
  return {
    change: (ids: string[], idfornecedor = LOJA) => tell({ idfornecedor, area: 'preco', ids }),
    lose: () => tell(null),
    desde: () => geracoes.of(LOJA, 'preco'),
    isNovo: (desde: number, ...ids: string[]) =>
      geracoes.hasNovoPreco(LOJA, desde, Uint32Array.from(ids, toMarca)),
  }
}

test('a price is new for who holds that product, since before its change, and for nobody else', () => {
  const { change, desde, isNovo } = open()
  change([idOf(1)])
  const antes = desde()
  expect(isNovo(antes, idOf(1), idOf(2))).toBe(false)
  change([idOf(2), idOf(3)])
  expect(isNovo(antes, idOf(1))).toBe(false)
  expect(isNovo(antes, idOf(1), idOf(2))).toBe(true)
  expect(isNovo(desde(), idOf(2), idOf(3))).toBe(false)
})

test('another supplier’s prices are not this one’s', () => {
  const { change, desde, isNovo } = open()
  const antes = desde()
  change([idOf(1)], idOf(99))
  expect(isNovo(antes, idOf(2))).toBe(false)
})

test('when more changed than is remembered, all is taken for changed, and what is read after that is not', () => {
  const { change, desde, isNovo } = open()
  const antes = desde()
  for (let lote = 0; lote < 501; lote += 1)
    change(Array.from({ length: 100 }, (_, i) => idOf(lote * 100 + i)))
  expect(isNovo(antes, idOf(9_999_999))).toBe(true)
  const depois = desde()
  change([idOf(7)])
  expect(isNovo(depois, idOf(8))).toBe(false)
  expect(isNovo(depois, idOf(7))).toBe(true)
})

test('a connection that was lost may have missed any price', () => {
  const { change, desde, isNovo, lose } = open()
  change([idOf(1)])
  const antes = desde()
  lose()
  expect(isNovo(antes, idOf(2))).toBe(true)
})
