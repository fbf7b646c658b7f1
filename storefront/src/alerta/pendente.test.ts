import { beforeEach, expect, test, vi } from 'vitest'

import { hasPendente, keepPendente, takePendente } from './pendente.ts'

const produto = { id: 'a', idproduto: 'b', name: 'Café' }
const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
beforeEach(() => kept.clear())

test('what a visitor asked for waits for the login and is done once (ux 1.25.1)', () => {
  keepPendente('emporio', produto)
  expect(hasPendente()).toBe(true)
  expect(takePendente('emporio')).toMatchObject(produto)
  expect(takePendente('emporio')).toBeNull()
})

test('another store, half an hour, or text that is not ours ends it', () => {
  keepPendente('emporio', produto)
  expect(takePendente('atacado')).toBeNull()
  keepPendente('emporio', produto)
  expect(takePendente('emporio', Date.now() + 31 * 60_000)).toBeNull()
  kept.set('vitrine_alerta_pendente', '{')
  expect(takePendente('emporio')).toBeNull()
})
