import { lazy } from 'react'

import type { Pedido } from '@vitrine/contract'

import { Parte } from '#shell'

const CobrancaDoPedido = lazy(() =>
  import('./cobranca-do-pedido.tsx').then((m) => ({ default: m.CobrancaDoPedido })),
)

/** What there is to know about paying an order, in a file of its own (docs/bytes.md); nothing for a budget or a cancelled one. */
export function CobrancaLenta({ pedido, completo }: { pedido: Pedido; completo?: boolean }) {
  if (pedido.totalpedido === null) return null
  return (
    <Parte calada>
      <CobrancaDoPedido pedido={pedido} completo={completo} />
    </Parte>
  )
}
