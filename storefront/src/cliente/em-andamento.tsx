import { Link } from 'react-router'

import type { PedidoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { StepBar } from '@vitrine/ui'

import {
  AcaoDoPedido,
  countEtapas,
  describeEntrega,
  formatFeito,
  Miniaturas,
  PilulaStatus,
  type Hoje,
} from '#pedido'
import { useLoja } from '#shell'

interface EmAndamentoProps {
  pedidos: readonly PedidoLista[]
  hoje: Hoje
}

/** Orders that are on their way or wait for their customer, the newest first (mockup 24b). */
export function EmAndamento({ pedidos, hoje }: EmAndamentoProps) {
  const { slug } = useLoja()
  if (pedidos.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="em-andamento">
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
        <h2 id="em-andamento" className="text-16">
          Em andamento
        </h2>
        <Link className="link inline-flex min-h-tap items-center lg:min-h-0" to={urls.pedidos(slug)}>
          Ver todos os pedidos
        </Link>
      </div>
      <ul className="andamento">
        {pedidos.map((pedido) => (
          <Linha key={pedido.numpedido} pedido={pedido} hoje={hoje} />
        ))}
      </ul>
    </section>
  )
}

function Linha({ pedido, hoje }: { pedido: PedidoLista; hoje: Hoje }) {
  const { slug } = useLoja()
  const { numpedido, status, falta, criado_em, totalapagar, imagens, totalItens } = pedido
  const etapas = countEtapas(pedido)
  return (
    <li>
      <div className="andamento-topo">
        <Link className="hover:underline max-lg:py-2.5" to={urls.pedido(slug, numpedido)}>
          Pedido {numpedido}
        </Link>
        <time className="text-ink-muted" dateTime={criado_em}>
          {formatFeito(criado_em, hoje)}
        </time>
        <PilulaStatus status={status} falta={falta} />
        <b className="num">{totalapagar === null ? 'a precificar' : formatReais(totalapagar)}</b>
      </div>
      {etapas && (
        <StepBar steps={etapas.steps} done={etapas.done} label={`Etapa ${etapas.done} de ${etapas.steps}`} />
      )}
      <div className="andamento-pe">
        <Miniaturas imagens={imagens} total={totalItens} max={3} />
        <p className="text-ink-muted">{describeEntrega(pedido, hoje)}</p>
        <div className="andamento-acao">
          <AcaoDoPedido pedido={pedido} />
        </div>
      </div>
    </li>
  )
}
