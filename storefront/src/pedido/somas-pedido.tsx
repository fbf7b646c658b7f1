import type { Pedido } from '@vitrine/contract'
import { listContas } from '@vitrine/rules/pedido'

import { Somas } from './somas.tsx'

/** What an order cost, as it was agreed; a budget without prices says so. */
export function SomasPedido({ pedido }: { pedido: Pedido }) {
  const { totalapagar, pagamento } = pedido
  if (totalapagar === null) return <p className="text-ink-muted">Os preços chegam com o orçamento.</p>
  const isPix = pagamento?.tipo === 'PIX' && pagamento.status === 'PAGO'
  return (
    <Somas
      parcelas={listContas(pedido, { economias: true })}
      total={{ nome: isPix ? 'Pago no Pix' : 'Total', valor: totalapagar }}
    />
  )
}
