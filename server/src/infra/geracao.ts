import type { AreaMudanca, Notificacoes } from './notificacao.ts'

/**
 * Generations of what is public about each supplier: a number that grows whenever PostgreSQL tells of a change. What is
 * kept in memory is kept with the generation it was read under, and dropped when the number has changed; what was read
 * before a change but stored after it carries the old number, so it is never served.
 */
export interface Geracoes {
  of(idfornecedor: string, area: AreaMudanca): number
  onChange(listener: (idfornecedor: string | null, area: AreaMudanca) => void): void
}

/** Counts changes by the notifications of PostgreSQL; a lost connection counts as a change of everything. */
export function trackGeracoes(notificacoes: Notificacoes): Geracoes {
  let base = 0
  const counts = new Map<string, number>()
  const listeners = new Set<(idfornecedor: string | null, area: AreaMudanca) => void>()
  notificacoes.onMudanca((mudanca) => {
    if (mudanca) {
      const key = `${mudanca.idfornecedor}:${mudanca.area}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    } else {
      base += 1
      counts.clear()
    }
    // A change of stock alone changes no public page.
    if (mudanca?.area === 'estoque') return
    for (const listener of listeners) listener(mudanca?.idfornecedor ?? null, mudanca?.area ?? 'fornecedor')
  })
  return {
    of: (idfornecedor, area) => base * 1e9 + (counts.get(`${idfornecedor}:${area}`) ?? 0),
    onChange: (listener) => void listeners.add(listener),
  }
}
