import type { EscolhaCombo } from '@vitrine/rules/combo'

import { mayKeepCarrinho } from '#consentimento'

const KEY = 'vitrine_rota_combo'
/** Long enough for a login, or for a registration with its e-mail. */
const PRAZO_MS = 30 * 60_000

interface Guardadas {
  id: string
  escolhas: EscolhaCombo[]
  quantidade: number
  ate: number
}

/** Keeps what was chosen of a combo that asks for a login, in this tab and origin alone. */
export function keepEscolhas(guardadas: Omit<Guardadas, 'ate'>): void {
  if (!mayKeepCarrinho()) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...guardadas, ate: Date.now() + PRAZO_MS }))
  } catch {
    // Storage is off: the combo has to be put together again.
  }
}

/** What was chosen of this combo before the login, once; null when nothing was, or it is too old. */
export function takeEscolhas(
  id: string,
  agora = Date.now(),
): Pick<Guardadas, 'escolhas' | 'quantidade'> | null {
  try {
    const guardadas = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Guardadas | null // written by keepEscolhas
    if (guardadas?.id !== id) return null
    sessionStorage.removeItem(KEY)
    return guardadas.ate > agora && Array.isArray(guardadas.escolhas) ? guardadas : null
  } catch {
    return null
  }
}
