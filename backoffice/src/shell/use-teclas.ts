import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const CHAVE = 'vitrine_painel_teclas'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const readTeclas = (): boolean => {
  try {
    return localStorage.getItem(CHAVE) !== 'nao'
  } catch {
    return true
  }
}

/** Whether single keys do something: who talks to a computer, or shakes, turns them off (WCAG 2.1.4). */
export const useTemTeclas = (): boolean => useSyncExternalStore(subscribe, readTeclas, () => true)

export function setTeclas(liga: boolean): void {
  try {
    localStorage.setItem(CHAVE, liga ? 'sim' : 'nao')
  } catch {
    // A device that keeps nothing has them on.
  }
  for (const listener of listeners) listener()
}

/** Keys without a modifier, by what they type, while nobody writes and no dialog is open. Answering false lets the key pass. */
export function useTeclas(teclas: Readonly<Record<string, () => boolean | void>>): void {
  const isLigada = useTemTeclas()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = teclas[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTaken(event)) return
    if (act() !== false) event.preventDefault()
  })
  useEffect(() => {
    if (!isLigada) return undefined
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isLigada])
}

/** Who writes types letters; an open dialog has keys of its own. */
function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isEscrita =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  return defaultPrevented || isEscrita || document.querySelector('dialog[open]') !== null
}
