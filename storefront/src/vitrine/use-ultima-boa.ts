import { useState } from 'react'

import type { PaginaProdutos } from '@vitrine/contract'

/** The page that was read, or the last one that was: an answer that fails does not take the list away (ux 1.3.8). */
export function useUltimaBoa(pagina: PaginaProdutos | null): PaginaProdutos | null {
  const [ultima, setUltima] = useState(pagina)
  if (pagina && pagina !== ultima) setUltima(pagina)
  return pagina ?? ultima
}
