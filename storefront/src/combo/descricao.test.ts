import { expect, test } from 'vitest'

import { describeEscolhidos, describeProgresso, describeRegra, describeValidade } from './descricao.ts'

const combo = { inicio: '2026-12-01', fim: '2026-12-24', situacao: 'disponivel', limite_por_pedido: 4 }

test.each([
  ['runs', {}, 'Até 24/12 · Máx. 4 por pedido'],
  ['is to come', { situacao: 'agendado', limite_por_pedido: null }, 'A partir de 01/12 · Até 24/12'],
  ['is over', { situacao: 'expirado', limite_por_pedido: null }, 'Terminou em 24/12'],
  ['neither ends nor is limited', { fim: null, limite_por_pedido: null }, ''],
])('a combo that %s says its days and its limit (ux 1.15.1)', (_case, change, expected) => {
  expect(describeValidade({ ...combo, ...change })).toBe(expected)
})

test('a slot says what it asks for and how far it is (ux 1.15.3)', () => {
  expect(describeRegra({ minimo: 2, maximo: 2 })).toBe('Escolha 2')
  expect(describeRegra({ minimo: 2, maximo: 4 })).toBe('Escolha de 2 a 4')
  expect(describeRegra({ minimo: 0, maximo: 1 })).toBe('Até 1, se quiser')
  expect(describeEscolhidos({ escolhidos: 2, minimo: 3, maximo: 3 })).toBe('2 de 3 escolhidos')
  expect(describeEscolhidos({ escolhidos: 3, minimo: 2, maximo: 4 })).toBe('3 de 3 escolhidos')
  expect(describeEscolhidos({ escolhidos: 0, minimo: 1, maximo: 1 })).toBe('0 de 1 escolhido')
  expect(describeEscolhidos({ escolhidos: 0, minimo: 0, maximo: 1 })).toBe('0 escolhidos de até 1')
})

test('the whole says choices and saving; without prices the choices alone (ux 1.15.4, readings 3)', () => {
  expect(describeProgresso(3, 6, 7.2)).toBe('3 de 6 escolhidos, economia atual R$\u00a07,20')
  expect(describeProgresso(3, 6, null)).toBe('3 de 6 escolhidos')
})
