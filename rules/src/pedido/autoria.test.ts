import { expect, test } from 'vitest'

import { describeAutoria, describeAutoriaDe } from './autoria.ts'

test.each([
  ['cliente', 'Ana', 'Ana'],
  ['usuario vinculado', 'Bia', 'Bia, usuário vinculado'],
  ['representante', 'Rui', 'Rui, representante'],
  ['atendente', 'Marina', 'Marina, atendente da loja'],
  ['api-key', 'ERP', 'ERP, por integração'],
  ['sistema', 'Ana', 'assinatura de Ana'],
  ['sistema', '', 'assinatura'],
  ['atendente', '', 'atendente da loja'],
])('who made an order as %s, named "%s": %s (readings 7)', (papel, nome, texto) => {
  expect(describeAutoria({ papel, nome })).toBe(texto)
})

test('an order that was approved names who asked too', () => {
  const feitoPor = { papel: 'cliente', nome: 'Bar do Largo' }
  expect(describeAutoriaDe({ feitoPor, aprovacao: { pedidoPor: 'Caio' } })).toBe(
    'Bar do Largo, a pedido de Caio',
  )
  expect(describeAutoriaDe({ feitoPor, aprovacao: null })).toBe('Bar do Largo')
})
