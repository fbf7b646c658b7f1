import { expect, test } from 'vitest'

import type { MeuRequerimento } from '@vitrine/contract'

import { sayPrazo } from './say-pedidos.ts'

test.each([
  [15, 'faltam 15 dias'],
  [1, 'falta 1 dia'],
  [0, 'até hoje'],
  [-1, 'gov.br/anpd'],
])('%i days before the end of a term it is said how long there is, or where to turn', (dias, dito) => {
  const pedido = { prazo: '2026-12-13', dias_restantes: dias } as MeuRequerimento // the two that it reads
  expect(sayPrazo(pedido)).toContain(dito)
  expect(sayPrazo(pedido)).toContain('13/12/2026')
})
