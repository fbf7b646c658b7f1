import type { Location } from 'react-router'

import { showWaitLine } from '@vitrine/ui'

import { createMemoria } from './memoria.ts'

/** What React Router's router in the document is asked for. */
interface Roteador {
  state: {
    location: Location
    loaderData: Record<string, unknown>
    errors: unknown
    navigation: { state: 'idle' | 'loading' | 'submitting' }
  }
  subscribe(look: (state: Roteador['state']) => void): void
  revalidate(): Promise<void>
}

// The router by the one name that it has outside of components, so that this file comes with the first step and costs no first page.
const { __reactRouterDataRouter: roteador } = globalThis as unknown as { __reactRouterDataRouter: Roteador }
const memoria = createMemoria(() => (history.state as { key?: string } | null)?.key)
let hide: (() => void) | null = null
/** Once it is drawn and scrolled to its place, which the router notes down anew with each reading. */
const CALMA_MS = 500

/** A page that is late says so, and back is there at once, read anew behind what is shown (N3). */
function look({
  location: { key, pathname, search },
  loaderData,
  errors,
  navigation,
}: Roteador['state']): void {
  // While another is on its way this is still the one that is left.
  if (!errors) memoria.keep({ key, href: pathname + search, dados: loaderData })
  if (navigation.state !== 'idle') {
    hide ??= showWaitLine()
    return
  }
  hide?.()
  hide = null
  if (memoria.takeLembrada(key)) setTimeout(refresh, CALMA_MS, key)
}

/** Unless one has gone on. */
function refresh(key: string): void {
  const { location, navigation } = roteador.state
  if (location.key === key && navigation.state === 'idle') void roteador.revalidate()
}

look(roteador.state)
roteador.subscribe(look)

export const { carry } = memoria
