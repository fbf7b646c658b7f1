import { listEffective } from '@vitrine/rules/acesso'

import { readConsent } from '#consentimento'

const MAX = 5
const chaveOf = (slug: string) => `vitrine:buscas:${slug}`

/** What was searched for in this store on this device, newest first; nothing while cookie group 2 is declined. */
export function readRecentes(slug: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(chaveOf(slug)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((texto) => typeof texto === 'string').slice(0, MAX) : []
  } catch {
    // Without storage, or with a text of another shape in it: as if nothing had been searched for.
    return []
  }
}

export function saveRecente(slug: string, texto: string): void {
  if (!listEffective(readConsent())[2]) return forgetRecentes(slug)
  try {
    localStorage.setItem(chaveOf(slug), JSON.stringify(addRecente(readRecentes(slug), texto)))
  } catch {
    // A full or refused storage loses the list, not the search.
  }
}

export function forgetRecentes(slug: string): void {
  try {
    localStorage.removeItem(chaveOf(slug))
  } catch {
    // Storage is off, so there is nothing to remove.
  }
}

/** The newest first, each text once whatever its case. */
export function addRecente(recentes: readonly string[], texto: string): string[] {
  const isOther = (outro: string) => outro.toLowerCase() !== texto.toLowerCase()
  return [texto, ...recentes.filter(isOther)].slice(0, MAX)
}
