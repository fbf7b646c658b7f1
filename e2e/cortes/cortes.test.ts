import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Cena } from './historia.ts'
import { tellHistoria } from './historia.ts'
import { openCena } from './open-cena.ts'

const SEMENTES = 40
let cena: Cena & { close(): Promise<void> }

beforeAll(async () => {
  cena = await openCena()
})
afterAll(() => cena.close())

test('devices have queues of their own, as pages have', () => {
  expect(new Set(cena.filas).size).toBe(3)
})

test(`${SEMENTES} seeds of cuts, lost answers, sleep, pages that end and two devices: order kept, none lost, none twice, unread is what was not seen (B3)`, async () => {
  for (let semente = 1; semente <= SEMENTES; semente++) await tellHistoria(semente, cena, { mata: false })
})

test('and with the process of the shop killed in the middle (B3)', async () => {
  for (let semente = 1; semente <= 2; semente++) await tellHistoria(semente, cena, { mata: true })
})
