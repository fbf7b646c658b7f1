import { useState } from 'react'
import { Link } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { describeAutoria, isOrcamento } from '@vitrine/rules/pedido'
import { IconButton, LiveRegion, Pill } from '@vitrine/ui'

import { formatQuando, LinkRepeticao, PilulaStatus } from '#pedido'
import type { Hoje } from '#pedido'
import { useHydrated, useLoja } from '#shell'

/** Number and status of the order, when and by whom it was made, and the way to order the same again. */
export function TituloPedido({ pedido, hoje }: { pedido: Pedido; hoje: Hoje }) {
  const { numpedido, status, criado_em, numpedidoerp, numPedidoCliente, assinatura } = pedido
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1>
        {isOrcamento(status) ? 'Orçamento' : 'Pedido'} {numpedido}
      </h1>
      <CopiarNumero numpedido={numpedido} />
      {pedido.teste && <Pill tone="warning">Pedido de teste</Pill>}
      <PilulaStatus status={status} falta={pedido.falta} />
      <p className="flex flex-wrap gap-x-4 text-12 text-ink-muted">
        <time dateTime={criado_em}>{formatQuando(criado_em, hoje)}</time>
        <Autoria pedido={pedido} />
        {numpedidoerp && <span>ERP {numpedidoerp}</span>}
        {numPedidoCliente && <span>Seu pedido {numPedidoCliente}</span>}
        {assinatura && <Repete nome={assinatura} idassinatura={pedido.idassinatura} />}
      </p>
      <div className="flex gap-2 lg:ml-auto">
        {pedido.acoes.includes('repetir') && <LinkRepeticao numpedido={numpedido} inline />}
      </div>
    </div>
  )
}

/** Who made it; of one that was approved who asked and who agreed too. */
function Autoria({ pedido: { aprovacao, feitoPor } }: { pedido: Pedido }) {
  const { slug } = useLoja()
  if (!aprovacao) return <span>Feito por {describeAutoria(feitoPor)}</span>
  const { idaprovacao, pedidoPor, aprovadoPor } = aprovacao
  return (
    <Link className="link" to={urls.aprovacao(slug, idaprovacao)}>
      Pedido por {pedidoPor}, aprovado por {aprovadoPor.join(', ')}
    </Link>
  )
}

/** How often it repeats, and the way to change that. */
function Repete({ nome, idassinatura }: { nome: string; idassinatura: string | null }) {
  const { slug } = useLoja()
  return (
    <span>
      Repete:{' '}
      {idassinatura ? (
        <Link className="link" to={urls.assinatura(slug, idassinatura)}>
          {nome}
        </Link>
      ) : (
        nome
      )}
    </span>
  )
}

function CopiarNumero({ numpedido }: { numpedido: number }) {
  const [copied, setCopied] = useState(false)
  const isHydrated = useHydrated()
  return (
    // Its place is kept: what comes to life under a finger must not move what it is about to press.
    <span className={isHydrated ? '-ml-3' : 'invisible -ml-3'}>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label="Copiar número do pedido"
        onClick={() => void navigator.clipboard?.writeText(String(numpedido)).then(() => setCopied(true))}
      />
      <LiveRegion>{copied && 'Número copiado.'}</LiveRegion>
    </span>
  )
}
