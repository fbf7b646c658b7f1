import { lazy } from 'react'

/** Its file is loaded when somebody wants to pay an accepted budget in another way, or by card. */
export const FormasDoOrcamento = lazy(() =>
  import('./formas-do-orcamento.tsx').then((m) => ({ default: m.FormasDoOrcamento })),
)

export const PagamentoDeSempre = lazy(() =>
  import('./pagamento-de-sempre.tsx').then((m) => ({ default: m.PagamentoDeSempre })),
)
