import { Link } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { LiveRegion, Notice } from '@vitrine/ui'

import { useLoja } from '#shell'

import type { Meio } from './meio.ts'
import { PorCartao } from './por-cartao.tsx'
import { PorPix } from './por-pix.tsx'

export interface DoPedidoProps {
  pedido: Pedido
  /** How it is read again, by whoever shows it. */
  reread: () => Promise<void>
}

/** One order in the panel: which, what it costs, and how it is paid; paid, it says so by itself (ux 1.8.3). */
export function DoPedido({ pedido, meio, reread }: DoPedidoProps & { meio: Meio }) {
  const { slug } = useLoja()
  const { numpedido, totalapagar, pagamento } = pedido
  const isPago = pagamento?.status === 'PAGO' && pedido.status !== 'CANCELADO'
  const Forma = meio === 'PIX' ? PorPix : PorCartao
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <Link className="link" to={urls.pedido(slug, numpedido)}>
          Pedido {numpedido}
        </Link>
        {/* An open code says its amount itself, and largely. */}
        {totalapagar !== null && (isPago || meio !== 'PIX' || !pagamento?.pix) && (
          <span className="num">{formatReais(totalapagar)}</span>
        )}
      </p>
      <LiveRegion>{isPago && 'Pagamento confirmado.'}</LiveRegion>
      {isPago ? <Pago pedido={pedido} /> : <Forma pedido={pedido} reread={reread} />}
    </div>
  )
}

function Pago({ pedido: { pagamento } }: { pedido: Pedido }) {
  if (!pagamento) return null
  return (
    <Notice
      tone="success"
      title={`Pagamento de ${formatReais(pagamento.cartao?.capturado ?? pagamento.valor)} confirmado.`}
    >
      Agora é com a loja.
    </Notice>
  )
}
