import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** False while the server's markup is taken over, true from then on: what only the browser knows waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}

/** Whether a media query holds; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** From this width on the cart is a drawer and the tree stands at the left. */
export const desktop = '(min-width: 1024px)'
