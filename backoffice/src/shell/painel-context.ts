import { createContext } from 'react-router'

import type { ContextoPainel } from '@vitrine/contract/janela'

/** Set by server/src/pagina for each request, read by loaders and actions: `context.get(painelContext).client`. */
export const painelContext = createContext<ContextoPainel>()
