import { createContext } from 'react'

import type { PecasDaPagina } from './pecas-da-pagina.ts'

/** Set while the server draws a page whose pieces may come from memory; null in the browser, in development, and where a page is drawn whole. */
export const PecasContext = createContext<PecasDaPagina | null>(null)
