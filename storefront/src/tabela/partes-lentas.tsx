import { lazy } from 'react'

/** Of the list of products: loaded when it is seen as a table. */
export const TabelaB2b = lazy(() => import('./tabela-b2b.tsx').then((m) => ({ default: m.TabelaB2b })))
