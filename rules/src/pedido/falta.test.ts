import { expect, test } from 'vitest'

import { statusPagamento, type StatusPagamento } from '#pagamento'

import { canChange, findFalta } from './index.ts'
import type { Falta, StatusPedido } from './index.ts'

test.each<[StatusPedido, string, StatusPagamento, boolean, Falta | null]>([
  ['SEPARANDO', 'CARTAO', 'RESERVADO', false, null],
  ['ENVIADO', 'CARTAO', 'RECUSADO', false, 'CARTAO_RECUSADO'],
  ['ENVIADO', 'CARTAO', 'EXPIRADO', false, 'RESERVA_TERMINOU'],
  ['ENVIADO', 'CARTAO', 'CANCELADO', false, 'RESERVA_TERMINOU'],
  ['ENVIADO', 'CARTAO', 'PENDENTE', true, 'BANCO_PERGUNTA'],
  ['ENVIADO', 'CARTAO', 'PENDENTE', false, null],
  ['ENVIADO', 'CARTAO', 'RESERVADO', false, null],
  ['ENVIADO', 'PIX', 'EXPIRADO', false, null],
  ['CANCELADO', 'CARTAO', 'RECUSADO', false, null],
  ['AGUARDANDOPAGAMENTO', 'PIX', 'PENDENTE', false, null],
])(
  'an order that is %s with a %s that is %s (asked: %s) misses %s',
  (status, ...[tipo, cobranca, desafio, falta]) => {
    expect(findFalta(status, { tipo, status: cobranca, desafio }, false)).toBe(falta)
  },
)

test('an order that picking asks about misses an answer, whatever it is paid by, and only while it is picked', () => {
  expect(findFalta('SEPARANDO', null, true)).toBe('RESPONDER_PESO')
  expect(findFalta('SEPARANDO', null, false)).toBe(null)
  expect(findFalta('CANCELADO', null, true)).toBe(null)
})

const parado = { pagamento: null, devolucoes: [], contestacoes: [], arrependimento_ate: null }

test.each(statusPagamento)(
  'a final order whose charge is %s may change while its money may move',
  (status) => {
    expect(canChange({ ...parado, status: 'CANCELADO', pagamento: { status } })).toBe(
      status !== 'ESTORNADO' && status !== 'RECUSADO',
    )
  },
)

test('a final order with nothing under way is over; a return, a dispute, a withdrawal are under way', () => {
  const pago = { ...parado, status: 'ENTREGUE' as const, pagamento: { status: 'ESTORNADO' as const } }
  expect(canChange(pago)).toBe(false)
  expect(canChange({ ...pago, devolucoes: [{ status: 'ABERTA', estorno: null }] })).toBe(true)
  expect(canChange({ ...pago, devolucoes: [{ status: 'CONCLUIDA', estorno: 'A_CAMINHO' }] })).toBe(true)
  expect(canChange({ ...pago, devolucoes: [{ status: 'CONCLUIDA', estorno: 'FEITO' }] })).toBe(false)
  expect(canChange({ ...pago, contestacoes: [{ decisao: null }] })).toBe(true)
  expect(canChange({ ...pago, arrependimento_ate: '2026-11-30T00:00:00Z' })).toBe(true)
  expect(canChange({ ...pago, status: 'ENVIADO' })).toBe(true)
})
