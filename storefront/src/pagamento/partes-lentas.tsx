import { lazy } from 'react'

/** Of the account page: loaded once it is there. */
export const CartoesDaConta = lazy(() =>
  import('./cartoes-da-conta.tsx').then((m) => ({ default: m.CartoesDaConta })),
)

/** Its file is loaded when somebody wants to pay an accepted budget in another way, or by card. */
export const FormasDoOrcamento = lazy(() =>
  import('./formas-do-orcamento.tsx').then((m) => ({ default: m.FormasDoOrcamento })),
)

export const PagarSempre = lazy(() => import('./pagar-sempre.tsx').then((m) => ({ default: m.PagarSempre })))
