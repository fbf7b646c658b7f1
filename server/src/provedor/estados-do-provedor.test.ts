import { expect, test } from 'vitest'

import { EstadoDesconhecido, estadosDoProvedor, readEstado } from './estados-do-provedor.ts'

const disputa = (tipo: string, fase: string) => ({ tipo, fase })

test.each([
  ['pending', 'pending_waiting_transfer', 'PENDENTE', null],
  ['pending', 'pending_challenge', 'PENDENTE', null],
  ['pending', 'a_detail_of_tomorrow', 'PENDENTE', null],
  ['in_process', 'pending_review_manual', 'PENDENTE', null],
  ['authorized', 'pending_capture', 'RESERVADO', null],
  ['approved', 'partially_refunded', 'PAGO', null],
  ['rejected', 'cc_rejected_high_risk', 'RECUSADO', null],
  ['cancelled', 'by_payer', 'CANCELADO', null],
  ['cancelled', 'expired', 'EXPIRADO', null],
  ['refunded', 'refunded', 'ESTORNADO', null],
  ['in_mediation', 'pending', 'PAGO', disputa('DISPUTA', 'ABERTA')],
  ['approved', 'accredited', 'PAGO', disputa('DISPUTA', 'GANHA')],
  ['charged_back', 'in_process', 'PAGO', disputa('CHARGEBACK', 'ABERTA')],
  ['charged_back', 'settled', 'ESTORNADO', disputa('CHARGEBACK', 'PERDIDA')],
  ['charged_back', 'reimbursed', 'PAGO', disputa('CHARGEBACK', 'GANHA')],
  ['charged_back', '', 'ESTORNADO', disputa('CHARGEBACK', 'PERDIDA')],
])('Mercado Pago’s %s/%s is %s', (status, detalhe, nosso, contestacao) => {
  expect(readEstado('mercadopago', status, detalhe)).toEqual({ status: nosso, contestacao })
})

test.each(['', 'APPROVED', 'toString', '__proto__', 'paid'])(
  '“%s” is no state: it is never guessed',
  (status) => {
    expect(() => readEstado('mercadopago', status)).toThrow(EstadoDesconhecido)
    expect(() => readEstado('simulador', status)).toThrow(EstadoDesconhecido)
  },
)

test('every state says what it means', () => {
  for (const estados of Object.values(estadosDoProvedor))
    for (const { significa } of Object.values(estados)) expect(significa).toMatch(/^[A-Z].+\.$/)
})
