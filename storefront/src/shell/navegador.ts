import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** False while the server's markup is taken over, true from then on: what only the browser knows waits for it. */
export function useHydrated(): boolean {
  return useNoNavegador(() => true, false)
}

/**
 * What `read` finds in the browser: the same as long as what it reads is; `antes` while the server's markup is taken over. Where both are equal
 * nothing is drawn anew, as it is for everyone who asks `useHydrated`.
 */
export function useNoNavegador<T>(read: () => T, antes: T): T {
  return useSyncExternalStore(nothing, read, () => antes)
}

/** From this width on the cart is a drawer and the tree stands at the left. */
export const desktop = '(min-width: 1024px)'
