import type { Pedido } from '@vitrine/contract'
import { formatEndereco } from '@vitrine/rules/documento'
import { isFinal, textoDocumento } from '@vitrine/rules/pedido'
import { Notice } from '@vitrine/ui'

import { formatChegada, type Hoje, LinkMapa } from '#pedido'

import { Entregador } from './entregador.tsx'
import { Rastreio } from './rastreio.tsx'

/** When it comes, large (Principle 6: dates, not speeds). */
export function Chegada({ pedido, hoje }: { pedido: Pedido; hoje: Hoje }) {
  const { status, tipoEntrega, enderecoentrega, lojaRetira } = pedido
  const quando = formatChegada(pedido, hoje)
  const isRetirada = tipoEntrega === 'RETIRADA'
  const onde = isRetirada
    ? lojaRetira && `${lojaRetira.nome}, ${lojaRetira.descricao_endereco_loja}`
    : enderecoentrega && formatEndereco(enderecoentrega)
  const verbo = { chega: isRetirada ? 'Retirar' : 'Chega', chegou: isRetirada ? 'Retirado' : 'Entregue' }
  return (
    <div className="mb-7">
      {quando && status !== 'CANCELADO' && (
        <>
          <p className="text-ink-muted">{status === 'ENTREGUE' ? verbo.chegou : verbo.chega}</p>
          <p className="text-28 leading-tight font-title tracking-[-0.014em] lg:text-32">{quando}</p>
        </>
      )}
      {onde && <p className="mt-1 text-ink-muted">{onde}</p>}
      <DocumentoNaEntrega pedido={pedido} />
      <Entregador pedido={pedido} />
      <Rastreio rastreio={pedido.rastreio} />
      {isRetirada && lojaRetira && !pedido.codigoRetirada && <LinkMapa {...lojaRetira.coordenadas_loja} />}
    </div>
  )
}

/** Reminds, until it is delivered, that goods for adults are handed over only against an identity document. */
function DocumentoNaEntrega({ pedido }: { pedido: Pedido }) {
  if (!pedido.documentoNaEntrega || isFinal(pedido.status)) return null
  return (
    <Notice icon="circle-alert" className="mt-3">
      {textoDocumento(pedido)}
    </Notice>
  )
}
