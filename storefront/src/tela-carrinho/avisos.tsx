import { lazy } from 'react'

import { Notice } from '@vitrine/ui'

import { Parte, useRaiz } from '#shell'

import { useBloqueado, useCarrinho, useCarro } from '#carrinho'

const Mudou = lazy(() => import('./mudou-no-carrinho.tsx').then((m) => ({ default: m.Mudou })))

/** Notices on top of the cart until they are read: lock, failed save, refused order, changes that the shopper did not make. */
export function Avisos() {
  const { situacao, erro, mudancas, derivas } = useCarrinho((estado) => estado)
  const { sincronia } = useCarro()
  const erroSubmit = useRaiz().carrinho?.erroSubmit
  const isLocked = useBloqueado()
  return (
    <div className="carrinho-avisos">
      {(isLocked || erroSubmit || mudancas.length + derivas.length > 0) && (
        <Parte>
          <Mudou />
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
    </div>
  )
}
