import type { Pedido } from '@vitrine/contract'
import { Icon } from '@vitrine/ui'

import { formatEndereco } from '#endereco'

import { Entregador } from './entregador.tsx'
import { formatEntrega } from './format-quando.ts'
import { Rastreio } from './rastreio.tsx'

/** When it comes, large (Principle 6: dates, not speeds). */
export function Chegada({ pedido, hoje }: { pedido: Pedido; hoje: string }) {
  const { status, tipoEntrega, data_de_entrega, janela, enderecoentrega, lojaRetira } = pedido
  const quando = formatEntrega(data_de_entrega, janela, hoje)
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
      <Entregador pedido={pedido} />
      <Rastreio rastreio={pedido.rastreio} />
      {isRetirada && lojaRetira && !pedido.codigoRetirada && (
        <a
          className="link mt-1 inline-flex min-h-ctl items-center gap-2"
          href={`https://www.openstreetmap.org/?mlat=${lojaRetira.coordenadas_loja.lat}&mlon=${lojaRetira.coordenadas_loja.lng}#map=17/${lojaRetira.coordenadas_loja.lat}/${lojaRetira.coordenadas_loja.lng}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="map" size={16} /> Ver no mapa
        </a>
      )}
    </div>
  )
}
