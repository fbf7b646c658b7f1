import { makeParte } from '#shell'

export const loadMaisDoPedido = async () => ({
  default: (await import('./mais-do-pedido.tsx')).MaisDoPedido,
})

/** Loaded after the rest of the page, because no order needs it at first (docs/bytes.md). */
export const MaisDoPedido = makeParte(loadMaisDoPedido)
