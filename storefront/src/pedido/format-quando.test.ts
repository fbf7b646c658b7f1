import { expect, test } from 'vitest'

import { formatDiaRelativo, formatDiaRelativoDe, formatQuando } from '@vitrine/rules/data'

import { formatChegada, formatEntrega, formatUltimoDia } from './format-quando.ts'

const hoje = { data: '2026-11-20', fuso: 'America/Sao_Paulo' }

test('days near are said by name, others by weekday and date, of another year with it (ux 0.7)', () => {
  expect(formatDiaRelativo('2026-11-20', hoje)).toBe('hoje')
  expect(formatDiaRelativo('2026-11-21', hoje)).toBe('amanhã')
  expect(formatDiaRelativo('2026-11-19', hoje)).toBe('ontem')
  expect(formatDiaRelativo('2026-11-13', hoje)).toBe('sex., 13 nov.')
  expect(formatDiaRelativo('2025-11-13', hoje)).toBe('qui., 13 nov. 2025')
})

test("moments are told in the store's zone, whatever the server's", () => {
  expect(formatQuando('2026-11-21T01:06:00.000Z', hoje)).toBe('hoje, 22h06')
  const manaus = { data: '2026-11-20', fuso: 'America/Manaus' }
  expect(formatQuando('2026-11-21T03:30:00.000Z', hoje)).toBe('amanhã, 0h30')
  expect(formatQuando('2026-11-21T03:30:00.000Z', manaus)).toBe('hoje, 23h30')
  expect(formatDiaRelativoDe('2026-11-21T04:00:00.000Z', manaus)).toBe('amanhã')
})

test('what ends at a midnight had all of the day before, whose name is said (R9)', () => {
  expect(formatUltimoDia('2026-11-26T03:00:00.000Z', hoje)).toBe('qua., 25 nov.')
  expect(formatUltimoDia('2026-11-21T03:00:00.000Z', hoje)).toBe('hoje')
  expect(formatUltimoDia('2026-11-26T12:00:00.000Z', hoje)).toBe('qui., 26 nov.')
})

test('a delivery is a day and its hours (ux 0.7: dates, not speeds)', () => {
  expect(formatEntrega('2026-11-20', 'sex., 20 nov., 18h–20h', hoje)).toBe('hoje, 18h–20h')
  expect(formatEntrega('2026-11-20', null, hoje)).toBe('hoje')
  expect(formatEntrega(null, null, hoje)).toBeNull()
})

test.each([
  ['comes when it was promised', { status: 'ENVIADO' }, 'amanhã, 18h–20h'],
  ['came before its day', { status: 'ENTREGUE', entregue_em: '2026-11-20T17:06:00.000Z' }, 'hoje, 14h06'],
  ['is a budget, which promises no day', { status: 'ORCAMENTO_NOVO' }, null],
  ['is a budget with prices', { status: 'ORCAMENTO_PRECIFICADO' }, null],
] as const)('an order that %s', (_, pedido, expected) => {
  const comum = { data_de_entrega: '2026-11-21', janela: 'sáb., 21 nov., 18h–20h', entregue_em: null }
  expect(formatChegada({ ...comum, ...pedido }, hoje)).toBe(expected)
})
