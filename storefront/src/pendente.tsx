import { lazy } from 'react'

import { useHydrated } from './shell/navegador.ts'
import { Parte } from './shell/parte.tsx'
import { hasPendente } from './shell/pendente.ts'
import { useSessao } from './shell/raiz.ts'

const PendenteDoLogin = lazy(() =>
  import('./pendente-do-login.tsx').then((m) => ({ default: m.PendenteDoLogin })),
)

/** What waited for a login; its file is loaded when something did. */
export function Pendente() {
  const idcliente = useSessao()?.idcliente
  const isHydrated = useHydrated()
  return isHydrated && idcliente && hasPendente() ? (
    <Parte>
      <PendenteDoLogin idcliente={idcliente} />
    </Parte>
  ) : null
}
