import { describe, expect, test } from 'vitest'

import { countConteudo, describeConteudo, explainLimite } from './index.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('ux 2.6: a box says what is in it', () => {
  test.each([
    [{ unidade: 'cx', multiploincremento: 12 }, 2, '1 cx = 12 un.', '24 un.'],
    [{ unidade: 'fd', multiploincremento: 6 }, 1.5, '1 fd = 6 un.', '9 un.'],
    [{ unidade: 'cx', multiploincremento: 2.5 }, 3, '1 cx = 2,5 un.', '7,5 un.'],
    [{ unidade: 'un', multiploincremento: 12 }, 2, null, null],
    [{ unidade: 'cx', multiploincremento: 1 }, 2, null, null],
    [{ unidade: 'cx', multiploincremento: null }, 2, null, null],
    [{ unidade: null, multiploincremento: 12 }, 2, null, null],
  ])('%o, %s of them', (item, quantidade, is, count) => {
    expect(plain(describeConteudo(item))).toBe(is)
    expect(plain(countConteudo(item, quantidade))).toBe(count)
  })
})

describe('ux 1.4.3: a limit explains itself', () => {
  const regra = { granularidade: 1, min_por_pedido: 6, maxporpedido: 24 }
  test.each([
    ['at the minimum', regra, 6, 'mínimo 6 un.'],
    ['between', regra, 7, null],
    ['at the maximum', regra, 24, 'máx. 24 por pedido'],
    ['a minimum of one step is none', { granularidade: 1, min_por_pedido: 1 }, 1, null],
    ['a step is told', { granularidade: 6 }, 6, 'de 6 em 6 un.'],
    ['a minimum raised to the step', { granularidade: 6, min_por_pedido: 8 }, 12, 'mínimo 12 un.'],
    ['nothing in the cart, nothing said', regra, 0, null],
    ['the maximum is the largest multiple', { granularidade: 5, maxporpedido: 12 }, 10, 'máx. 10 por pedido'],
  ])('%s', (_, limits, quantidade, expected) => {
    expect(plain(explainLimite(limits, quantidade))).toBe(expected)
  })
  test('by weight in its own unit', () => {
    const pao = { granularidade: 0.05, min_por_pedido: 0.1, maxporpedido: 5 }
    expect(plain(explainLimite(pao, 0.1, 'kg'))).toBe('mínimo 0,100 kg')
    expect(plain(explainLimite(pao, 5, 'kg'))).toBe('máx. 5 kg por pedido')
  })
})
