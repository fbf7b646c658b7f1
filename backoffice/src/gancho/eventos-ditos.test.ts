import { expect, test } from 'vitest'

import { gruposDeEventos, sayEvento, sayEventos } from './eventos-ditos.ts'

const todos = gruposDeEventos.flatMap(({ eventos }) => eventos)

test('every event stands in one group, none of them empty, and none is called like another of its group', () => {
  expect(new Set(todos).size).toBe(todos.length)
  for (const { eventos } of gruposDeEventos) {
    expect(eventos.length).toBeGreaterThan(0)
    expect(new Set(eventos.map(sayEvento)).size).toBe(eventos.length)
  }
})

test.each([
  [['pedido.PAGO'], 'Pedido pago'],
  [['pedido.PAGO', 'pedido.ENTREGUE'], 'Pedido pago e Pedido entregue'],
  [
    ['pedido.PAGO', 'pedido.ENTREGUE', 'nota.EMITIDA', 'fatura.PAGA'],
    'Pedido pago, Pedido entregue e mais 2',
  ],
  [todos, 'Todos os eventos'],
  [['pedido.DO_FUTURO'], 'pedido.DO_FUTURO'],
])('what a webhook is told of is said in one line (%#)', (tipos, dito) => {
  expect(sayEventos(tipos)).toBe(dito)
})
