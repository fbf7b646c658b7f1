import { lazy } from 'react'

/** Of the account page: loaded once it is there. */
export const CartoesDaConta = lazy(() =>
  import('./cartoes-da-conta.tsx').then((m) => ({ default: m.CartoesDaConta })),
)
