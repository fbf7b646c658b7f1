import { lazy, useEffect, useState } from 'react'

import { Notice } from '@vitrine/ui'

import { Parte, useModulo, useRaiz, useSessao } from '#shell'

import { useBloqueado, useCarrinho, useCarro } from '#carrinho'

const NegociacaoDoCarrinho = lazy(() =>
  import('#negociacao').then((m) => ({ default: m.NegociacaoDoCarrinho })),
)

const Mudou = lazy(() => import('./mudou-no-carrinho.tsx').then((m) => ({ default: m.Mudou })))

/** Notices on top of the cart until they are read: lock, failed save, refused order, changes that the shopper did not make. */
export function Avisos() {
  const { situacao, erro, mudancas, derivas } = useCarrinho((estado) => estado)
  const { sincronia } = useCarro()
  const erroSubmit = useRaiz().carrinho?.erroSubmit
  return (
    <div className="carrinho-avisos">
      <Negociacao />
      {(erroSubmit || mudancas.length + derivas.length > 0) && (
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

/** A socket for who only passes by would cost its first load (docs/bytes.md). */
const FICA_MS = 2000

/** Who negotiates this cart; and for who stays in it, that the store sees it, and that an attendant may begin. */
function Negociacao() {
  const isLocked = useBloqueado()
  const temAcordo = useCarrinho(({ negociacao }) => negociacao !== null)
  const idcliente = useSessao()?.idcliente
  const temChat = useModulo('chat')
  const [stays, setStays] = useState(false)
  // Once there it stays, to tell how the negotiation ended.
  const [begun, setBegun] = useState(false)
  if ((isLocked || temAcordo) && !begun) setBegun(true)
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), FICA_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!idcliente || !(begun || (temChat && stays))) return null
  return (
    <Parte calada>
      <NegociacaoDoCarrinho idcliente={idcliente} />
    </Parte>
  )
}
