import { lazy, useEffect, useState } from 'react'

import type { ConfiguracoesCliente } from '@vitrine/contract'

import { useHydrated } from './shell/navegador.ts'
import { Parte } from './shell/parte.tsx'
import { useRaiz } from './shell/raiz.ts'

const AvisosDaSessao = lazy(() =>
  import('./avisos-da-sessao.tsx').then((m) => ({ default: m.AvisosDaSessao })),
)

/** This page was a visitor's before: who is logged in now has logged in here. */
let wasVisitante = false
/** Who was logged in on this page last. */
let ultima: ConfiguracoesCliente | null = null

/** Over any page of whoever is logged in: terms that wait, a session that ends, what a login brings with it. */
export function Avisos() {
  const isHydrated = useHydrated()
  const { sessao, encerrada } = useRaiz()
  // Mounted anew for another session (root.tsx).
  const [hasLoggedIn] = useState(() => wasVisitante && sessao !== null)
  useEffect(() => {
    wasVisitante = sessao === null
    if (sessao || !encerrada) ultima = sessao
  }, [sessao, encerrada])
  // The page itself was the first to hear that its session is over: that is still said.
  const quem = sessao ?? (encerrada ? ultima : null)
  return isHydrated && quem ? (
    <Parte calada>
      <AvisosDaSessao sessao={quem} hasLoggedIn={hasLoggedIn} encerrada={sessao === null} />
    </Parte>
  ) : null
}
