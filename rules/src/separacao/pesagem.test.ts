import { expect, test } from 'vitest'

import type { Ator } from '#movimento'
import type { StatusPedido } from '#pedido'

import { canAnswerPesagem } from './index.ts'

const pergunta = { ator: 'cliente', status: 'SEPARANDO', aberta: true, retido: false } as const

test.each<[Ator, boolean]>([
  ['cliente', true],
  ['representante', true],
  ['usuario vinculado', true],
  ['atendente', false],
  ['fornecedor', false],
  ['api-key', false],
  ['sistema', false],
])('%s may answer what picking asks: %s (decision 0061)', (ator, expected) => {
  expect(canAnswerPesagem({ ...pergunta, ator })).toBe(expected)
})

test.each<[Partial<{ status: StatusPedido; aberta: boolean; retido: boolean }>]>([
  [{ status: 'ENVIADO' }],
  [{ status: 'EMENTREGA' }],
  [{ status: 'CANCELADO' }],
  [{ aberta: false }],
  [{ retido: true }],
])('nobody answers with %o', (change) => {
  expect(canAnswerPesagem({ ...pergunta, ...change })).toBe(false)
})
