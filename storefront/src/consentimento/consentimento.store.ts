import { useSyncExternalStore } from 'react'

import type { Fornecedor } from '@vitrine/contract'
import { cookies } from '@vitrine/contract/headers'
import { formatConsent, listEffective, parseConsent } from '@vitrine/rules/acesso'
import type { Consent, Grupos } from '@vitrine/rules/acesso'

import { pickCookie } from '#shell'

/** The store where a choice is made. */
export type Loja = Pick<Fornecedor, 'idfornecedor' | 'slug'>

const YEAR = 31_536_000
const listeners = new Set<() => void>()
const undecided = parseConsent(null, null)
let cached: { text: string | null; consent: Consent } = { text: null, consent: undecided }

export function readConsent(): Consent {
  const text = pickCookie(document.cookie, cookies.consent)
  if (text !== cached.text) cached = { text, consent: parseConsent(text, text ? '1' : '0') }
  return cached.consent
}

/** The visitor's choice; undecided on the server. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => undecided)
}

/** Takes effect without a reload; what is dropped goes at once, by code that loads when first needed. */
export function saveConsent(grupos: Grupos, loja?: Loja): void {
  document.cookie = `${cookies.consent}=${formatConsent(grupos)}; path=/; max-age=${YEAR}; samesite=lax`
  for (const listener of listeners) listener()
  void import('./drop-estado.ts').then((m) => m.applyConsent(grupos, loja))
}

/** Whether the cart may be kept on this device: group 0 not declined (readings 8). */
export function mayKeepCarrinho(): boolean {
  return listEffective(readConsent())[0]
}

/** Whether what belongs to whoever is logged in may be kept on this device: group 1 (§4 Local persistence). */
export function mayKeepUsuario(): boolean {
  return listEffective(readConsent())[1]
}

/** Whether how one likes to look at things may be kept on this device: group 2 (§4 Local persistence). */
export function mayKeepPreferencia(): boolean {
  return listEffective(readConsent())[2]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
