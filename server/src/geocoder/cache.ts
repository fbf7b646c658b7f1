import { LRUCache } from 'lru-cache'

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

const MEGABYTE = 1024 * 1024
/** What an entry weighs besides its texts: the map's own place for it, and times. */
const POR_ITEM = 200

/**
 * A cache that forgets the least recently used once all weigh more than `maxBytes`: a CEP is one place, a text may be
 * twenty. `now` is for tests.
 */
export function createCacheMemoria(maxBytes = 16 * MEGABYTE, now: () => number = Date.now): CacheGeocoder {
  const itens = new LRUCache<string, Localizacao[]>({
    maxSize: maxBytes,
    sizeCalculation: (lugares, chave) => weighTextos(chave, lugares),
    perf: { now },
    ttlResolution: 0,
  })
  return {
    get: async (chave) => itens.get(chave),
    set: async (chave, lugares, ttl) => void itens.set(chave, lugares, { ttl }),
  }
}

/** About what an answer takes in memory: two bytes a letter, the names of the nine fields are shared. */
function weighTextos(chave: string, lugares: readonly Localizacao[]): number {
  return POR_ITEM + 2 * (chave.length + JSON.stringify(lugares).length)
}
