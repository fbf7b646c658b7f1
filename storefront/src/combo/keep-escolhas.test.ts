import { beforeEach, expect, test, vi } from 'vitest'

import { keepEscolhas, takeEscolhas } from './keep-escolhas.ts'

vi.mock('#consentimento', () => ({ mayKeepCarrinho: () => permitido }))

let permitido = true

const escolhas = [{ idgrupo: 'g', id: 'p', escolhas: 2 }]
const kept = new Map<string, string>()
beforeEach(() => {
  permitido = true
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('what was chosen of a combo comes back after the login, once (ux 1.19.3)', () => {
  keepEscolhas({ id: 'cesta', escolhas, quantidade: 3 })
  expect(takeEscolhas('outra')).toBeNull()
  expect(takeEscolhas('cesta')).toMatchObject({ escolhas, quantidade: 3 })
  expect(takeEscolhas('cesta')).toBeNull()
})

test('choices are forgotten after half an hour, and a stored text of another shape is ignored', () => {
  keepEscolhas({ id: 'cesta', escolhas, quantidade: 1 })
  expect(takeEscolhas('cesta', Date.now() + 31 * 60_000)).toBeNull()
  kept.set('vitrine_rota_combo', '{')
  expect(takeEscolhas('cesta')).toBeNull()
})

test('who declined the group is not written for (§4 Local persistence)', () => {
  permitido = false
  keepEscolhas({ id: 'c', escolhas, quantidade: 1 })
  expect(kept.size).toBe(0)
})
