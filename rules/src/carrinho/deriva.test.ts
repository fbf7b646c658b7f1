import { describe, expect, test } from 'vitest'

import { compareItens, computePerdaDesbloqueio, joinDerivas } from './index.ts'

const opcoes = { multiplies: true }
const item = (change = {}) => ({
  id: 'a',
  nome: 'Arroz',
  quantidade: 2,
  preco: 10,
  disponivel: true,
  ...change,
})

describe('ux 1.6.6: what drifted while nobody looked', () => {
  test.each([
    ['a price that rose', item(), item({ preco: 11 }), [{ tipo: 'preco', de: 10, para: 11 }]],
    ['a price that fell', item(), item({ preconf: 9 }), [{ tipo: 'preco', de: 10, para: 9 }]],
    ['nothing', item(), item(), []],
    [
      'a tier that the shopper reached is no drift',
      item({ quantidade: 1, precovendaatacado: 9, minvendaatacado: 2 }),
      item({ precovendaatacado: 9, minvendaatacado: 2 }),
      [],
    ],
    [
      'what went out of stock',
      item(),
      item({ disponivel: false, preco: 11 }),
      [{ tipo: 'indisponivel', de: null }],
    ],
    ['what came back', item({ disponivel: false }), item(), [{ tipo: 'disponivel' }]],
    ['hidden prices say nothing', item({ preco: undefined }), item(), []],
    ['an attendant at work', item(), item({ precoatendente: 8 }), [{ de: 10, para: 8 }]],
  ])('%s', (_, antes, depois, expected) => {
    expect(compareItens([antes], [depois], opcoes)).toMatchObject(expected)
  })

  test('a combo is compared by what it costs, whatever its line says of one of it', () => {
    const parte = { id: 'p', quantidade: 1, preco: 20, efeitospoliticas: { descontoProgressivo: { 3: 15 } } }
    const combo = (valor: number, change = {}) =>
      item({ quantidade: 3, produtos: [parte], preco_combo: { tipo: 'fixo', valor }, ...change })
    const shown = combo(12.9, { preco: 45 / 3, preconf: 38.7 / 3 })
    expect(compareItens([shown], [combo(12.9, { preco: 20, preconf: 12.9 })], opcoes)).toEqual([])
    expect(compareItens([shown], [combo(13.9)], opcoes)).toMatchObject([{ de: 12.9, para: 13.9 }])
  })

  test('a line that is in only one of the two carts is not a drift', () => {
    expect(compareItens([item()], [item({ id: 'b' })], opcoes)).toEqual([])
  })

  test('several sights make one list: first price, last price, and none when it came back', () => {
    const first = compareItens([item()], [item({ preco: 11 })], opcoes)
    const second = compareItens([item({ preco: 11 })], [item({ preco: 12 })], opcoes)
    const back = compareItens([item({ preco: 12 })], [item()], opcoes)
    const joined = joinDerivas(first, second)
    expect(joined).toMatchObject([{ de: 10, para: 12 }])
    expect(joinDerivas(joined, back)).toEqual([])
  })

  test('what was gone and is back dearer is told by its own prices', () => {
    const gone = compareItens([item()], [item({ disponivel: false })], opcoes)
    const dearer = compareItens([item()], [item({ preco: 11 })], opcoes)
    expect(joinDerivas(gone, dearer)).toMatchObject([{ tipo: 'preco', de: 10, para: 11 }])
  })
})

describe('§4: unlocking clears attendant prices', () => {
  test.each([
    ['is what the attendant had taken off', { precoatendente: 8 }, 4],
    ['is below zero when the attendant was dearer', { precoatendente: 12 }, -4],
    ['is nothing without attendant prices', {}, 0],
    ['is unknown without prices', { preco: undefined }, null],
  ])('what is lost %s', (_, change, expected) => {
    expect(computePerdaDesbloqueio([item(change)], opcoes)).toBe(expected)
  })
})
