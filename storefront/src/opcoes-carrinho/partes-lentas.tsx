import { lazy } from 'react'

/** What is only loaded once somebody opens it (docs/bytes.md). */
export const OpcoesDoCarrinho = lazy(() =>
  import('./opcoes.tsx').then((m) => ({ default: m.OpcoesDoCarrinho })),
)

export const ListaAtalhos = lazy(() => import('./atalhos.tsx').then((m) => ({ default: m.ListaAtalhos })))
