import { lazy, useEffect, useState } from 'react'

import { useHydrated } from './shell/navegador.ts'
import { Parte } from './shell/parte.tsx'
import { useSessao } from './shell/raiz.ts'

const AvisosDaSessao = lazy(() =>
  import('./avisos-da-sessao.tsx').then((m) => ({ default: m.AvisosDaSessao })),
)

/** This page was a visitor's before: who is logged in now has logged in here. */
let wasVisitante = false

/** Over any page of who is logged in: terms that wait, a session that ends, what a login brings with it. */
export function Avisos() {
  const isHydrated = useHydrated()
  const sessao = useSessao()
  // Mounted anew for another session (root.tsx).
  const [hasLoggedIn] = useState(() => wasVisitante && sessao !== null)
  useEffect(() => {
    wasVisitante = sessao === null
  }, [sessao])
  return isHydrated && sessao ? (
    <Parte calada>
      <AvisosDaSessao sessao={sessao} hasLoggedIn={hasLoggedIn} />
    </Parte>
  ) : null
}
