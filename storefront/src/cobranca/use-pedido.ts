import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Pedido } from '@vitrine/contract'

import { api } from '#shell'

interface PedidoLido {
  /** The last that was read; null: nothing yet. */
  pedido: Pedido | null
  /** Why it could not be read the last time, in words. */
  falha: string | null
  reread: () => Promise<void>
}

/** An order by its number; when it moves, the screen behind the panel is read anew as well. */
export function usePedido(numpedido: number): PedidoLido {
  const { revalidate } = useRevalidator()
  const [lido, setLido] = useState<Omit<PedidoLido, 'reread'>>({ pedido: null, falha: null })
  const visto = useRef<string | null>(null)
  const moveu = useRef(false)
  const reread = useCallback(
    () =>
      readPedido(numpedido).then((resposta) => {
        if (!resposta.ok) return setLido(({ pedido }) => ({ pedido, falha: resposta.falha.error }))
        const { status, pagamento } = resposta.dados
        const agora = `${status} ${pagamento?.status}`
        if (visto.current !== null && visto.current !== agora) {
          moveu.current = true
          void revalidate()
        }
        visto.current = agora
        return setLido({ pedido: resposta.dados, falha: null })
      }),
    [numpedido, revalidate],
  )
  useEffect(() => {
    const onOnline = () => void reread()
    onOnline()
    // Without a network nothing could be read: it is read again when the network is back.
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [reread])
  useEffect(
    () => () => {
      // A panel that is closed while its screen is being read breaks that off: a hash alone loads no screen again.
      if (moveu.current) void revalidate()
    },
    [revalidate],
  )
  return { ...lido, reread }
}

const readPedido = (numpedido: number) =>
  api('GET /v2/app/{session_token}/order/{numpedido}', {
    params: { session_token: 'token', numpedido },
    query: {},
  })
