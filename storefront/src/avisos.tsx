import { lazy, Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router'

import type { ConfiguracoesCliente } from '@vitrine/contract'

import { useHydrated } from './shell/navegador.ts'
import { useSessao } from './shell/raiz.ts'

interface DaSessao {
  sessao: ConfiguracoesCliente
}
type Modulo = { default: ComponentType<DaSessao> }
const nada: Modulo = { default: () => null }
/** What only some need, loaded when they do; a file that is missing leaves the page as it is. */
const lazily = (carregar: () => Promise<Modulo>) => lazy(() => carregar().catch(() => nada))
const ModalTermos = lazily(() =>
  import('./cliente/modal-termos.tsx').then((m) => ({ default: m.ModalTermos })),
)
const VigiaSessao = lazily(() =>
  import('./acesso/vigia-sessao.tsx').then((m) => ({ default: m.VigiaSessao })),
)
const DepoisDoLogin = lazily(() =>
  import('./endereco/depois-do-login.tsx').then((m) => ({ default: m.DepoisDoLogin })),
)

/** This page was a visitor's before: who is logged in now has logged in here. */
let wasVisitante = false

/** Over any page of who is logged in: terms that wait, a session that ends, what a login brings with it. */
export function Avisos() {
  const isHydrated = useHydrated()
  const sessao = useSessao()
  const { pathname } = useLocation()
  const hasLoggedIn = isHydrated && sessao !== null && wasVisitante
  useEffect(() => {
    wasVisitante = sessao === null
  }, [sessao])
  if (!isHydrated || !sessao) return null
  const asksTermos = !sessao.termosuso && !/\/(termos|sair)$/.test(pathname)
  return (
    <Suspense>
      <VigiaSessao sessao={sessao} />
      {asksTermos && <ModalTermos sessao={sessao} />}
      {hasLoggedIn && <DepoisDoLogin sessao={sessao} />}
    </Suspense>
  )
}
