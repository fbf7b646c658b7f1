import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestApp, type AppDeTeste } from '../teste/index.ts'
import { inWakingTime } from './in-time.ts'
import { portaoOf } from './index.ts'

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** What the processor is kept from everything else by: drawing, reading much at once. */
function block(ms: number): void {
  const ate = performance.now() + ms
  while (performance.now() < ate);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a process that was busy for longer than the database may be silent does not take it for gone', async () => {
  const { recusadas } = portaoOf(app.sql)
  for (let vez = 0; vez < 3; vez += 1) {
    // A beat is on its way when it begins, or none is: whichever, its answer lies there unread.
    await wait(900 + vez * 50)
    block(2500)
    expect(app.notificacoes.isAlive()).toBe(true)
    expect(await app.sql`select 1 as um`).toEqual([{ um: 1 }])
  }
  expect(portaoOf(app.sql).recusadas).toBe(recusadas)
})

test('what is silent while the process listens is late', async () => {
  const desde = performance.now()
  await expect(inWakingTime(new Promise(() => undefined), 300)).rejects.toThrow('no answer within 300 ms')
  expect(performance.now() - desde).toBeGreaterThanOrEqual(290)
  await expect(inWakingTime(Promise.resolve('aqui'), 300)).resolves.toBe('aqui')
})
