import type { IdPainel } from './painel.store.ts'

/** Which panels have a content; a link whose panel has none goes to its page. Filled by src/paineis.ts. */
const registrados = new Set<IdPainel>()

export function registerPaineis(ids: readonly IdPainel[]): void {
  for (const id of ids) registrados.add(id)
}

export function temPainel(id: IdPainel): boolean {
  return registrados.has(id)
}
