import { useContext, useSyncExternalStore } from 'react'
import type { Context } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

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

export type Roteador = NonNullable<
  typeof UNSAFE_DataRouterContext extends Context<infer Dados> ? Dados : never
>['router']

/**
 * The router itself, to be asked where the page is without being told of each new address as `useLocation` is: for what wants to know it when it is pressed or
 * first drawn. Each card of a list asks, and none of them is drawn anew because a panel opens (decision 0212).
 */
export function useRoteador(): Roteador {
  const dados = useContext(UNSAFE_DataRouterContext)
  if (!dados) throw new Error('no router around this screen')
  return dados.router
}

/** Where a form without script comes back to: the address that it was first drawn at. */
export function useRetorno(): string {
  const { pathname, search } = useRoteador().state.location
  return pathname + search
}
