import { useState } from 'react'

import type { Pedido } from '@vitrine/contract'
import { Button, Notice, Skeleton } from '@vitrine/ui'

import { useHydrated, usePainel } from '#shell'

import { FormasNaoLidas } from './formas-nao-lidas.tsx'
import { FormularioTroca } from './formulario-troca.tsx'
import { useFormasDoPedido } from './use-formas-do-pedido.ts'

/** Another way of paying an order that waits (§7): open at once when the card was refused. */
export function TrocaPagamento({ pedido }: { pedido: Pedido }) {
  const isHydrated = useHydrated()
  const { aberto } = usePainel()
  const isRefused = pedido.pagamento?.status === 'RECUSADO'
  const [isOpen, setOpen] = useState(isRefused)
  // The card's fields stand in one place at a time: the panel that pays has them.
  if (aberto === 'cartao') return null
  if (isOpen && isHydrated) return <Escolha pedido={pedido} onClose={() => setOpen(false)} />
  return (
    // It does nothing before the page is alive, and has its place all the same: what comes below is not moved under a press.
    <div className={isHydrated ? undefined : 'invisible'}>
      <Button variant="outline" icon="refresh-cw" onClick={() => setOpen(true)}>
        Trocar forma de pagamento
      </Button>
    </div>
  )
}

function Escolha({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const { formas, falha, retry } = useFormasDoPedido(pedido)
  const isRefused = pedido.pagamento?.status === 'RECUSADO'
  if (falha) return <FormasNaoLidas falha={falha} retry={retry} />
  if (!formas) return <Skeleton style={{ height: 160 }} />
  // The order's own method is offered again only where another card can be given.
  const outras = formas.data.filter(({ atual, tipo }) => !atual || tipo === 'CARTAO')
  if (outras.length === 0) return <Notice>Não há outra forma de pagamento para este pedido.</Notice>
  return (
    <FormularioTroca
      pedido={pedido}
      formas={outras}
      credito={formas.credito}
      // The card that was refused asks for another one, or for what was mistyped.
      inicial={isRefused ? pedido.idformapagto : null}
      atalho={isRefused ? outras.find(({ tipo }) => tipo === 'PIX') : undefined}
      titulo="Escolha outra forma de pagamento"
      className="grid gap-4 rounded-lg border border-line p-5"
      onFeito={onClose}
      saida={
        <Button variant="ghost" onClick={onClose}>
          Deixar como está
        </Button>
      }
    />
  )
}
