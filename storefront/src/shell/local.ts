import { useSyncExternalStore } from 'react'

import { cookies } from '@vitrine/contract/headers'
import type { Local } from '@vitrine/contract/janela'

import { pickCookie } from './cookie.ts'

const YEAR = 31_536_000
const listeners = new Set<() => void>()
let cached: { text: string | null; local: Local | null } = { text: null, local: null }

/** Where the shopper wants the goods; null on the server and until chosen. */
export function useLocal(): Local | null {
  return useSyncExternalStore(subscribe, readLocal, () => null)
}

/** The choice kept in the cookie `vitrine_local`. */
export function readLocal(): Local | null {
  const text = pickCookie(document.cookie, cookies.local)
  if (text !== cached.text) cached = { text, local: parse(text) }
  return cached.local
}

/** Keeps the choice for a year and tells every screen. */
export function saveLocal(local: Local | null): void {
  const value = local ? encodeURIComponent(JSON.stringify(local)) : ''
  document.cookie = `${cookies.local}=${value}; path=/; max-age=${local ? YEAR : 0}; samesite=lax`
  for (const listener of listeners) listener()
}

/** What the chip says: 'Retirar em' a store or 'Entregar em' a street. */
export function describeLocal(local: Local): { como: string; onde: string } {
  return local.tipoEntrega === 'RETIRADA'
    ? { como: 'Retirar em', onde: local.nomeloja ?? local.cidade }
    : { como: 'Entregar em', onde: local.textoendereco || `${local.cidade}, ${local.uf}` }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function parse(text: string | null): Local | null {
  try {
    return text ? (JSON.parse(text) as Local) : null // our own cookie; anything else lands in catch or shows as empty text
  } catch {
    return null
  }
}
