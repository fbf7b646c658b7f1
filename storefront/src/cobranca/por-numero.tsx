import type { Pedido } from '@vitrine/contract'
import { Notice } from '@vitrine/ui'

import { useEventosPedido } from '#pedido'
import { useOffline } from '#shell'

import { DoPedido } from './do-pedido.tsx'
import { Espera } from './espera.tsx'
import type { Meio } from './meio.ts'
import { NaoLida } from './nao-lida.tsx'
import { usePedido } from './use-pedido.ts'

/** An order that the screen does not show: read here, and kept true while the panel is open. */
export function PorNumero({ numpedido, meio }: { numpedido: number; meio: Meio }) {
  const { pedido, falha, reread } = usePedido(numpedido)
  if (pedido) return <AoVivo pedido={pedido} meio={meio} reread={reread} />
  return falha ? <NaoLida titulo="Não conseguimos ler o pedido" falha={falha} retry={reread} /> : <Espera />
}

function AoVivo({ pedido, meio, reread }: { pedido: Pedido; meio: Meio; reread: () => Promise<void> }) {
  const isMudo = useEventosPedido(pedido, reread)
  const isOffline = useOffline()
  return (
    <>
      {isMudo && !isOffline && (
        <Notice icon="wifi-off" live="status" className="mb-4">
          A loja não responde agora. O que está aqui continua valendo, e muda sozinho assim que der.
        </Notice>
      )}
      <DoPedido pedido={pedido} meio={meio} reread={reread} />
    </>
  )
}
