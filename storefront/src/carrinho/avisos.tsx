import { lazy } from 'react'

import { Notice } from '@vitrine/ui'

import { Parte } from '#shell'

import { useBloqueado } from './bloqueio.tsx'
import { useCarrinho, useCarro } from './provider.tsx'

const AvisoBloqueio = lazy(() => import('./aviso-bloqueio.tsx').then((m) => ({ default: m.AvisoBloqueio })))
const Mudancas = lazy(() => import('./mudou-no-carrinho.tsx').then((m) => ({ default: m.Mudancas })))
const Derivas = lazy(() => import('./mudou-no-carrinho.tsx').then((m) => ({ default: m.Derivas })))

/** Lock, failed save, and what changed by itself: on top, until read. */
export function Avisos() {
  const { situacao, erro, mudancas, derivas } = useCarrinho((estado) => estado)
  const { sincronia } = useCarro()
  const isLocked = useBloqueado()
  return (
    <div className="carrinho-avisos">
      {isLocked && (
        <Parte>
          <AvisoBloqueio />
        </Parte>
      )}
      {(situacao === 'naosalvo' || situacao === 'semconexao') && (
        <Notice
          tone="warning"
          live="status"
          action={
            <button type="button" onClick={() => void sincronia.current?.save()}>
              Tentar de novo
            </button>
          }
        >
          {erro}
        </Notice>
      )}
      {mudancas.length > 0 && (
        <Parte>
          <Mudancas />
        </Parte>
      )}
      {derivas.length > 0 && (
        <Parte>
          <Derivas derivas={derivas} />
        </Parte>
      )}
    </div>
  )
}
