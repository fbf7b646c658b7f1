import { useSyncExternalStore } from 'react'

/** One text that this device remembers of somebody, in every tab; where it keeps nothing, until the page is left. */
export function createLembrado(chave: string) {
  const listeners = new Set<() => void>()
  let daPagina: string | null = null

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  function read(): string | null {
    try {
      return localStorage.getItem(chave) ?? daPagina
    } catch {
      return daPagina
    }
  }
  return {
    /** Null: nothing is remembered, or it is not known yet (the server draws). */
    use: () => useSyncExternalStore(subscribe, read, () => null),
    write(texto: string): void {
      daPagina = texto
      try {
        localStorage.setItem(chave, texto)
      } catch {
        // It stands until the page is left.
      }
      for (const listener of listeners) listener()
    },
  }
}
