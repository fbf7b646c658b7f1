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

/** From this width on the cart is a drawer and the tree stands at the left. */
export const desktop = '(min-width: 1024px)'
