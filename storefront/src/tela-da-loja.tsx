import { lazy, Suspense } from 'react'

import type { DadosDaLoja } from './load-tela-da-loja.ts'
import { Lista } from './vitrine/lista.tsx'

const PaginaInicial = lazy(() =>
  import('./pagina-inicial/pagina-inicial.tsx').then((m) => ({ default: m.PaginaInicial })),
)

/**
 * The composed home of a store, or its list. What is pressed on a list counts from the first moment; a home is pictures and links first, and
 * the frame around it is alive before its file comes.
 */
export function TelaDaLoja({ inicio, ...lista }: DadosDaLoja) {
  return inicio ? (
    <Suspense>
      <PaginaInicial pagina={inicio} />
    </Suspense>
  ) : (
    <Lista {...lista} />
  )
}
