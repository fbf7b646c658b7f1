import { vi } from 'vitest'

import type { Aparelho } from './aparelho.ts'

/** What a browser has: a storage, and a way to the shop that is each device's own; until vi.unstubAllGlobals. */
export function standIn(aparelhos: readonly Aparelho[]): void {
  const guardado = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (chave: string) => guardado.get(chave) ?? null,
    setItem: (chave: string, valor: string) => void guardado.set(chave, valor),
    removeItem: (chave: string) => void guardado.delete(chave),
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { 'x-aparelho': nome = '' } = init.headers as Record<string, string>
    return aparelhos.find((cada) => cada.nome === nome)?.fetch(url, init)
  })
}
