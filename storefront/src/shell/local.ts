import { useMemo, useSyncExternalStore } from 'react'

import { cookies } from '@vitrine/contract/headers'
import { localAt, localAtDoor } from '@vitrine/rules/lugar'
import type { Local, Lugar, QuemVende } from '@vitrine/rules/lugar'

import { pickCookie } from './cookie.ts'
import { useRaiz } from './raiz.ts'

const YEAR = 31_536_000
const listeners = new Set<() => void>()
let cached: { text: string | null; lugar: Lugar | null } = { text: null, lugar: null }

/** The place as the store around sees it, at the marketplace the person's point; null until something is known (§4). */
export function useLocal(): Local | null {
  const { loja } = useRaiz()
  const lugar = useLugar()
  return useMemo(() => (loja ? localAt(lugar, loja) : localAtDoor(lugar)), [lugar, loja])
}

/** The place that stores are looked for at: the person's point, as it was asked for at the door; without one, the store chosen here. */
export function useLocalDasLojas(): Local | null {
  const lugar = useLugar()
  const local = useLocal()
  return useMemo(() => localAtDoor(lugar) ?? local, [lugar, local])
}

/** What was chosen for all stores; null on the server and until chosen. */
export function useLugar(): Lugar | null {
  return useSyncExternalStore(subscribe, readLugarGuardado, () => null)
}

/** The place as this store sees it, now. */
export function readLocal(loja: QuemVende): Local | null {
  return localAt(readLugarGuardado(), loja)
}

/** What a cart is priced by: how its goods come, and to which state (ICMS-ST, decision 0065). */
export function toQueryDoLocal(local: Local | null | undefined) {
  return { tipoentrega: local?.tipoEntrega, uf: local?.uf || undefined }
}

/** What the chip says: 'Retirar em' a store or 'Entregar em' a street. */
export function describeLocal(local: Local): { como: string; onde: string } {
  return local.tipoEntrega === 'RETIRADA'
    ? { como: 'Retirar em', onde: local.nomeloja ?? describeOnde(local) }
    : { como: 'Entregar em', onde: describeOnde(local) }
}

function describeOnde({ textoendereco, cidade, uf }: Local): string {
  return textoendereco || `${cidade}, ${uf}`
}

/** Keeps it for a year and tells every screen. */
export function keepLugar(lugar: Lugar): void {
  const value = encodeURIComponent(JSON.stringify(lugar))
  document.cookie = `${cookies.local}=${value}; path=/; max-age=${YEAR}; samesite=lax`
  for (const listener of listeners) listener()
}

/** What was chosen for all stores, now. */
export function readLugarGuardado(): Lugar | null {
  const text = pickCookie(document.cookie, cookies.local)
  if (text !== cached.text) cached = { text, lugar: parse(text) }
  return cached.lugar
}

/** What the server has checked: a cookie of another shape comes back with its page in this one. */
function parse(text: string | null): Lugar | null {
  try {
    const lugar = JSON.parse(text ?? '') as Lugar // read by the server field by field (readLugar)
    return lugar.escolhas ? lugar : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
