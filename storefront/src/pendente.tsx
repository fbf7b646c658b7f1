import { lazy } from 'react'

import type { ConfiguracoesCliente } from '@vitrine/contract'

import { Parte } from './shell/parte.tsx'
import { hasPendente } from './shell/pendente.ts'

const PendenteDoLogin = lazy(() =>
  import('./pendente-do-login.tsx').then((m) => ({ default: m.PendenteDoLogin })),
)

/** What waited for a login; its file is loaded when something did. */
export function Pendente({ sessao: { idcliente } }: { sessao: ConfiguracoesCliente }) {
  return idcliente && hasPendente() ? (
    <Parte>
      <PendenteDoLogin idcliente={idcliente} />
    </Parte>
  ) : null
}
