import type { Pedido } from '@vitrine/contract'
import { Button } from '@vitrine/ui'

import { useOpenPainel } from '#shell'

import { nomeOf, painelOf, type Meio } from './meio.ts'

/** A link from one payment panel to the other, for the same order. */
export function OutroMeio({ meio, pedido: { numpedido } }: { meio: Meio; pedido: Pedido }) {
  const open = useOpenPainel()
  const id = painelOf[meio]
  return (
    <Button
      variant="ghost"
      block
      icon={meio === 'PIX' ? 'qr-code' : 'credit-card'}
      data-painel={id}
      onClick={() => open(id, numpedido)}
    >
      Pagar com {nomeOf[meio]}
    </Button>
  )
}
