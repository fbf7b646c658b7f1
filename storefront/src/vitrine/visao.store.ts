import { useSyncExternalStore } from 'react'

import { mayKeepPreferencia } from '#consentimento'
import { useSessao } from '#shell'

/** How the list is looked at (ux 1.3.1): cards, rows, or the dense table of a buyer. */
export const visoes = ['grade', 'lista', 'tabela'] as const
export type Visao = (typeof visoes)[number]

const listeners = new Set<() => void>()
/** For the visit, also when nothing may be kept on the device. */
const escolhidas = new Map<string, Visao>()

/** Each person's own on a shared device; a visitor has one too. */
const chaveDe = (idUsuario: string | null) => `vitrine_visao:${idUsuario ?? 'visitante'}`

/** The chosen view of whoever is here, and how to choose. Cards until the device was asked: pages are the same for all. */
export function useVisao(): [Visao, (visao: Visao) => void] {
  const chave = chaveDe(useSessao()?.idUsuarioLogado ?? null)
  const visao = useSyncExternalStore(
    subscribe,
    () => readVisao(chave),
    () => 'grade' as const,
  )
  return [visao, (next) => saveVisao(chave, next)]
}

function readVisao(chave: string): Visao {
  const known = escolhidas.get(chave)
  if (known) return known
  const visao = parseVisao(readKept(chave))
  escolhidas.set(chave, visao)
  return visao
}

/** An unknown value, of another version for example, is read as cards. */
export function parseVisao(text: string | null): Visao {
  return visoes.find((visao) => visao === text) ?? 'grade'
}

function saveVisao(chave: string, visao: Visao): void {
  escolhidas.set(chave, visao)
  try {
    if (mayKeepPreferencia()) localStorage.setItem(chave, visao)
  } catch {
    // Storage is off: the choice holds for this visit.
  }
  for (const listener of listeners) listener()
}

function readKept(chave: string): string | null {
  try {
    return localStorage.getItem(chave)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
