import { afterAll, beforeAll, test } from 'vitest'

import type { Cena } from './historia.ts'
import { tellHistoria } from './historia.ts'
import { openCena } from './open-cena.ts'

const SEMENTES = 1000
/** In each of so many stories the process of the shop is killed. */
const MATA_CADA = 10
let cena: Cena & { close(): Promise<void> }

beforeAll(async () => {
  cena = await openCena()
})
afterAll(() => cena.close())

test(`${SEMENTES} seeds of cuts of 0.1 to 120 s, sleep, two devices, killed processes: order kept, none lost, none twice, unread is what was not seen (B3)`, async () => {
  for (let semente = 1; semente <= SEMENTES; semente++)
    await tellHistoria(semente, cena, { mata: semente % MATA_CADA === 0 })
}, 3_600_000)
