import type { Pedido } from '@vitrine/contract'
import { listContas, nameServico } from '@vitrine/rules/pedido'

import { Somas } from './somas.tsx'

/** What an order cost, as it was agreed; a budget without prices says so. */
export function SomasPedido({ pedido }: { pedido: Pedido }) {
  const { totalapagar, pagamento } = pedido
  if (totalapagar === null) return <SemPreco pedido={pedido} />
  const isPix = pagamento?.tipo === 'PIX' && pagamento.status === 'PAGO'
  return (
    <Somas
      parcelas={listContas(pedido, { economias: true })}
      total={{ nome: isPix ? 'Pago no Pix' : 'Total', valor: totalapagar }}
    />
  )
}

/** What was asked for besides the products is said before it has a price. */
function SemPreco({ pedido: { servicos } }: { pedido: Pedido }) {
  return (
    <div className="text-ink-muted">
      {servicos.length > 0 && <p>Com {servicos.map(nameServico).join(', ')}.</p>}
      <p>Os preços chegam com o orçamento.</p>
    </div>
  )
}
