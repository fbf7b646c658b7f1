import { lazy } from 'react'

/** Loaded after the rest of the page, because no order needs it at first (docs/bytes.md). */
export const MaisDoPedido = lazy(async () => ({
  default: (await import('./mais-do-pedido.tsx')).MaisDoPedido,
}))
