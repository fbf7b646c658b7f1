import type { Pedido } from '@vitrine/contract'

import { makeParte, Parte } from '#shell'

export const loadCobranca = async () => ({
  default: (await import('./cobranca-do-pedido.tsx')).CobrancaDoPedido,
})
const CobrancaDoPedido = makeParte(loadCobranca)

interface CobrancaProps {
  pedido: Pedido
  completo?: boolean
}

/** What there is to know about paying an order, in a file of its own (docs/bytes.md); nothing for a budget or a cancelled one. */
export function CobrancaLenta({ pedido, completo }: CobrancaProps) {
  if (pedido.totalpedido === null) return null
  return (
    <Parte calada>
      <CobrancaDoPedido pedido={pedido} completo={completo} />
    </Parte>
  )
}
