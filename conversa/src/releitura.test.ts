import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Ordem } from './ordem.ts'
import { Releitura } from './releitura.ts'

/** Readings that are answered when the test says so. */
let pedidas: PromiseWithResolvers<string | null>[]
let mostradas: string[]
const open = () =>
  new Releitura<string>(
    () => {
      const pedida = Promise.withResolvers<string | null>()
      pedidas.push(pedida)
      return pedida.promise
    },
    (lida) => void mostradas.push(lida),
  )
const answer = async (qual: number, lida: string | null) => {
  pedidas[qual]?.resolve(lida)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  pedidas = []
  mostradas = []
})
afterEach(() => vi.useRealTimers())

test('an answer of a reading asked for before the change does not undo one asked for after it', async () => {
  const releitura = open()
  releitura.hear()
  await vi.advanceTimersByTimeAsync(300)
  releitura.hear()
  await vi.advanceTimersByTimeAsync(300)
  await answer(1, 'resolvida')
  expect(releitura.isOnWay).toBe(true)
  await answer(0, 'aberta')
  expect(mostradas).toEqual(['resolvida'])
  expect(releitura.isOnWay).toBe(false)
})

test('what could not be read keeps the answer of another one', async () => {
  const releitura = open()
  releitura.hear()
  await vi.advanceTimersByTimeAsync(300)
  releitura.hear()
  await vi.advanceTimersByTimeAsync(300)
  await answer(1, null)
  await answer(0, 'lida')
  expect(mostradas).toEqual(['lida'])
})

test('changes of one moment are one reading, and changes without end do not keep it from reading', async () => {
  const releitura = open()
  const hearFor = async (ms: number) => {
    for (let i = 0; i < ms; i += 100) {
      releitura.hear()
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  await hearFor(1000)
  expect(pedidas).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(300)
  expect(pedidas).toHaveLength(1)
  await hearFor(8000)
  expect(pedidas.length).toBeGreaterThanOrEqual(4)
})

test('nothing is read for who has gone, nor shown to it', async () => {
  const releitura = open()
  releitura.hear()
  await vi.advanceTimersByTimeAsync(300)
  releitura.stop()
  releitura.hear()
  await vi.advanceTimersByTimeAsync(3000)
  await answer(0, 'tarde')
  expect(pedidas).toHaveLength(1)
  expect(mostradas).toEqual([])
})

test('of two answers the one asked for last stands', () => {
  const ordem = new Ordem()
  const [primeira, segunda] = [ordem.ask(), ordem.ask()]
  expect(ordem.take(segunda)).toBe(true)
  expect(ordem.take(primeira)).toBe(false)
})
