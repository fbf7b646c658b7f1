import { lazy } from 'react'

/** Of the account page: loaded once it is there. */
export const AvisosDaConta = lazy(() =>
  import('./avisos-da-conta.tsx').then((m) => ({ default: m.AvisosDaConta })),
)

/** Of the page after an order. */
export const ConviteDeAvisos = lazy(() =>
  import('./convite-de-avisos.tsx').then((m) => ({ default: m.ConviteDeAvisos })),
)
