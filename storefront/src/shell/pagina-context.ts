import { createContext } from 'react-router'

import type { ContextoPagina } from '@vitrine/contract/janela'

/** Set by server/src/pagina for each request, read by loaders and actions: `context.get(paginaContext).client`. */
export const paginaContext = createContext<ContextoPagina>()
