import { mayKeepPreferencia } from './consentimento.store.ts'

/** Forgotten with the login, as its name says (forget-usuario.ts), and with the tab. */
const chaveOf = (slug: string) => `vitrine_usuario_forma:${slug}`

/** The method that the shopper chose at this store in this tab (§4 `formaPagamentoActive`); null: none yet. */
export const readFormaAtiva = (slug: string): string | null => sessionStorage.getItem(chaveOf(slug))

export function keepFormaAtiva(slug: string, idformapagto: string): void {
  if (mayKeepPreferencia()) sessionStorage.setItem(chaveOf(slug), idformapagto)
}
