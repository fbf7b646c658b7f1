import { describe, expect, test } from 'vitest'

import {
  enqueue,
  estadoOf,
  findProxima,
  hasAntes,
  isBehind,
  listMensagens,
  openConversa,
  refuse,
  retry,
  settle,
  takeAntes,
  takeMensagem,
  takeMudancas,
  type Fila,
} from './index.ts'

const m = (sequencia: number, revisao = sequencia) => ({ idmensagem: `m${sequencia}`, sequencia, revisao })
const lugares = (conversa: Parameters<typeof listMensagens>[0]) =>
  listMensagens(conversa).map(({ sequencia, revisao }) => `${sequencia}.${revisao}`)
const aberta = openConversa({ mensagens: [m(4), m(5)], maisAntes: true }, 5)

describe('what a device knows of a room (decision 0106)', () => {
  test('begins with the newest, and says that there is more before', () => {
    expect(lugares(aberta)).toEqual(['4.4', '5.5'])
    expect(hasAntes(aberta)).toBe(true)
    expect(hasAntes(openConversa({ mensagens: [], maisAntes: false }, 0))).toBe(false)
  })

  test.each([
    ['the next message goes to its end', m(6), ['4.4', '5.5', '6.6'], 6],
    ['one that comes twice is one', m(5), ['4.4', '5.5'], 5],
    ['an edit changes it where it is', m(4, 6), ['4.6', '5.5'], 6],
    ['an older state of one changes nothing', m(5, 3), ['4.4', '5.5'], 5],
    ['one behind a gap is shown, and the gap is still asked for', m(7, 8), ['4.4', '5.5', '7.8'], 5],
    ['a change of one that is not shown yet does not show it', m(2, 6), ['4.4', '5.5'], 6],
  ])('%s', (_, mensagem, expected, revisao) => {
    const conversa = takeMensagem(aberta, mensagem)
    expect(lugares(conversa)).toEqual(expected)
    expect(conversa.revisao).toBe(revisao)
    expect(isBehind(conversa, mensagem.revisao)).toBe(mensagem.revisao > revisao)
  })

  test('what changed since a revision closes the gap, up to where the answer reaches', () => {
    const conversa = takeMudancas(takeMensagem(aberta, m(7, 9)), [m(6), m(7, 9)], 9)
    expect(lugares(conversa)).toEqual(['4.4', '5.5', '6.6', '7.9'])
    expect(isBehind(conversa, 9)).toBe(false)
  })

  test('an older stretch that was read before a change of it came does not undo the change', () => {
    const conversa = takeAntes(takeMensagem(aberta, m(2, 6)), { mensagens: [m(2), m(3)], maisAntes: true })
    expect(lugares(conversa)).toEqual(['2.6', '3.3', '4.4', '5.5'])
    expect(hasAntes(takeAntes(conversa, { mensagens: [m(1)], maisAntes: false }))).toBe(false)
  })
})

describe('what waits on the device', () => {
  const nova = (idmensagem: string) => ({ idmensagem, sala: 's', conteudo: idmensagem, quando: '' })
  const fila: Fila<string> = ['a', 'b', 'c'].reduce<Fila<string>>((antes, id) => enqueue(antes, nova(id)), [])
  const ids = (qual: Fila<string>) => qual.map(({ idmensagem }) => idmensagem).join('')

  test('goes in the order in which it was written, each once', () => {
    expect(findProxima(fila)?.idmensagem).toBe('a')
    expect(ids(enqueue(fila, nova('a')))).toBe('abc')
    expect(ids(settle(fila, 'a'))).toBe('bc')
  })

  test('lets others pass one that the shop refuses, and sends it again behind them', () => {
    const recusada = refuse(fila, 'a', 'não')
    expect(findProxima(recusada)?.idmensagem).toBe('b')
    expect(ids(retry(recusada, 'a'))).toBe('bca')
    expect(ids(retry(recusada, 'b'))).toBe('abc')
    expect(findProxima(settle(settle(recusada, 'b'), 'c'))).toBeUndefined()
  })
})

test.each([
  [3, { entregue_ate: 5, lida_ate: 3 }, 'lida'],
  [4, { entregue_ate: 5, lida_ate: 3 }, 'entregue'],
  [6, { entregue_ate: 5, lida_ate: 3 }, 'enviada'],
] as const)('message %i, where the other side is at %j, is %s', (sequencia, outroLado, expected) => {
  expect(estadoOf(sequencia, outroLado)).toBe(expected)
})
