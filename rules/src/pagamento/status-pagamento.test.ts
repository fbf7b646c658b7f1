import { describe, expect, test } from 'vitest'

import { canMovePagamento, isPagamentoFinal, momentoOf, statusPagamento } from './index.ts'
import type { StatusPagamento } from './index.ts'

test.each([
  ['PIX', 'ADIANTADO'],
  ['BOLETO', 'ADIANTADO'],
  ['CARTAO', 'RESERVA'],
  ['ENTREGA', 'NA_ENTREGA'],
  ['FATURADO', 'A_PRAZO'],
] as const)('%s is paid %s (readings 7)', (tipo, momento) => {
  expect(momentoOf(tipo)).toBe(momento)
})

describe('payment states only move forward (readings 7)', () => {
  test.each<[StatusPagamento, StatusPagamento, boolean, string]>([
    ['PENDENTE', 'PAGO', true, 'the webhook'],
    ['PAGO', 'PAGO', false, 'the webhook again'],
    ['PAGO', 'PENDENTE', false, 'an older notice'],
    ['PAGO', 'EXPIRADO', false, 'the timer after the money'],
    ['EXPIRADO', 'PAGO', true, 'late money, to be given back'],
    ['PAGO', 'ESTORNADO', true, 'a refund'],
    ['ESTORNADO', 'PAGO', false, 'a notice after the refund'],
    ['RESERVADO', 'PAGO', true, 'the capture'],
    ['RESERVADO', 'CANCELADO', true, 'the release'],
  ])('%s to %s: %s, %s', (de, para, expected) => {
    expect(canMovePagamento(de, para)).toBe(expected)
  })

  test('no state is ever reached twice: each move goes forward in the list', () => {
    for (const [i, de] of statusPagamento.entries()) {
      const reachable = statusPagamento.filter((para) => canMovePagamento(de, para))
      expect(reachable.every((para) => statusPagamento.indexOf(para) > i)).toBe(true)
      expect(isPagamentoFinal(de)).toBe(reachable.length === 0)
    }
  })
})
