import { lazy, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { useHydrated } from './shell/navegador.ts'
import { Parte } from './shell/parte.tsx'
import { useSessao } from './shell/raiz.ts'

/** What only some need, in files of their own; one that is missing leaves the page as it is. */
const ModalTermos = lazy(() => import('./cliente/modal-termos.tsx').then((m) => ({ default: m.ModalTermos })))
const MensagemModal = lazy(() =>
  import('./shell/mensagem-modal.tsx').then((m) => ({ default: m.MensagemModal })),
)
const VigiaSessao = lazy(() => import('./acesso/vigia-sessao.tsx').then((m) => ({ default: m.VigiaSessao })))
const DepoisDoLogin = lazy(() =>
  import('./endereco/depois-do-login.tsx').then((m) => ({ default: m.DepoisDoLogin })),
)

/** This page was a visitor's before: who is logged in now has logged in here. */
let wasVisitante = false

/** Over any page of who is logged in: terms that wait, a session that ends, what a login brings with it. */
export function Avisos() {
  const isHydrated = useHydrated()
  const sessao = useSessao()
  const { pathname } = useLocation()
  // Mounted anew for another session (root.tsx).
  const [hasLoggedIn] = useState(() => wasVisitante && sessao !== null)
  useEffect(() => {
    wasVisitante = sessao === null
  }, [sessao])
  if (!isHydrated || !sessao) return null
  const asksTermos = !sessao.termosuso && !/\/(termos|sair)$/.test(pathname)
  return (
    <>
      <Parte calada>
        <VigiaSessao sessao={sessao} />
      </Parte>
      {asksTermos && (
        <Parte calada>
          <ModalTermos sessao={sessao} />
        </Parte>
      )}
      {sessao.mensagemModal && (
        <Parte calada>
          <MensagemModal />
        </Parte>
      )}
      {hasLoggedIn && (
        <Parte calada>
          <DepoisDoLogin sessao={sessao} />
        </Parte>
      )}
    </>
  )
}
