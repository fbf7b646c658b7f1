import type { Localizacao } from './localizacao.ts'

/** Keeps answers of remote adapters. In memory here; a table of PostgreSQL can stand in behind the same two methods. */
export interface CacheGeocoder {
  /** Undefined when nothing valid is kept; an empty list is a kept "there is no such place". */
  get(chave: string): Promise<Localizacao[] | undefined>
  set(chave: string, lugares: Localizacao[], ttlMs: number): Promise<void>
}

const DIA_MS = 24 * 60 * 60 * 1000

/** How long a found place and a "no such place" are kept (brazil.md 2). */
export const TTL_POSITIVO_MS = 30 * DIA_MS
export const TTL_NEGATIVO_MS = 60 * 60 * 1000

/** A cache of at most `capacidade` answers that forgets the least recently used. `now` is for tests. */
export function createCacheMemoria(capacidade = 10_000, now: () => number = Date.now): CacheGeocoder {
  const itens = new Map<string, { lugares: Localizacao[]; ate: number }>()
  return {
    async get(chave) {
      const item = itens.get(chave)
      if (!item) return undefined
      itens.delete(chave)
      if (item.ate <= now()) return undefined
      itens.set(chave, item)
      return item.lugares
    },
    async set(chave, lugares, ttlMs) {
      itens.delete(chave)
      itens.set(chave, { lugares, ate: now() + ttlMs })
      const antiga = itens.keys().next().value
      if (itens.size > capacidade && antiga !== undefined) itens.delete(antiga)
    },
  }
}
