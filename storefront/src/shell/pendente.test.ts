import { beforeEach, expect, test, vi } from 'vitest'

import { hasPendente, keepPendente, takePendente } from './pendente.ts'
import type { Pedida } from './pendente.ts'

const produto = { id: 'a', idproduto: 'b', name: 'Café' }
const pedida: Pedida = { acao: 'carrinho', produto, quantidade: 3 }
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('what a visitor asked for waits for the login and is done once (§4 Login, ux 1.19.3)', () => {
  keepPendente('emporio', pedida)
  expect(hasPendente()).toBe(true)
  expect(takePendente('emporio')).toMatchObject(pedida)
  expect(takePendente('emporio')).toBeNull()
})

test('the last thing asked for is the one that is done', () => {
  keepPendente('emporio', pedida)
  keepPendente('emporio', { acao: 'alerta', produto })
  expect(takePendente('emporio')).toMatchObject({ acao: 'alerta' })
})

test('it is ignored at another store, after half an hour, or when the stored text has another shape', () => {
  keepPendente('emporio', pedida)
  expect(takePendente('atacado')).toBeNull()
  keepPendente('emporio', pedida)
  expect(takePendente('emporio', Date.now() + 31 * 60_000)).toBeNull()
  kept.set('vitrine_rota_pendente', '{')
  expect(takePendente('emporio')).toBeNull()
})

test('a browser that keeps nothing loses what was asked for, and no more', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => keepPendente('emporio', pedida)).not.toThrow()
  expect([hasPendente(), takePendente('emporio')]).toEqual([false, null])
})
