import { useSyncExternalStore } from 'react'

const LARGA = '(min-width: 1024px)'

function subscribe(listener: () => void): () => void {
  const larga = matchMedia(LARGA)
  larga.addEventListener('change', listener)
  return () => larga.removeEventListener('change', listener)
}

/** There is room for a grid in which one writes; in a hand one approves, and lowers the whole (ux 3.3). */
export const useIsMesa = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(LARGA).matches,
    () => true,
  )
