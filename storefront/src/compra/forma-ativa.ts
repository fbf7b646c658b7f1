import { mayKeepPreferencia } from '#consentimento'

/** Forgotten with the login, as its name says (consentimento/forget-usuario.ts), and with the tab. */
const chaveOf = (slug: string) => `vitrine_usuario_forma:${slug}`

/** The method that the shopper chose at this store in this tab (§4 `formaPagamentoActive`); null: none yet. */
export function readFormaAtiva(slug: string): string | null {
  try {
    return sessionStorage.getItem(chaveOf(slug))
  } catch {
    // A device that keeps nothing has chosen nothing.
    return null
  }
}

export function keepFormaAtiva(slug: string, idformapagto: string): void {
  if (!mayKeepPreferencia()) return
  try {
    sessionStorage.setItem(chaveOf(slug), idformapagto)
  } catch {
    // As above.
  }
}
