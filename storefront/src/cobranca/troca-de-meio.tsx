import { Notice } from '@vitrine/ui'

import { FormasNaoLidas, FormularioTroca, useFormasDoPedido } from '#pagamento'

import type { DoPedidoProps } from './do-pedido.tsx'
import { Espera } from './espera.tsx'
import { nomeOf, type Meio } from './meio.ts'
import { OutroMeio } from './outro-meio.tsx'

/** Pays an order that waits by what the panel is for, whatever it was to be paid by; the price by it is said before. */
export function TrocaDeMeio({ meio, pedido, reread }: DoPedidoProps & { meio: Meio }) {
  const { formas, falha, retry } = useFormasDoPedido(pedido)
  if (falha) return <FormasNaoLidas falha={falha} retry={retry} />
  if (!formas) return <Espera />
  const outro: Meio = meio === 'PIX' ? 'CARTAO' : 'PIX'
  const doMeio = formas.data.filter(({ tipo }) => tipo === meio)
  const temOutro = formas.data.some(({ tipo }) => tipo === outro)
  const [primeira] = doMeio
  const noOutro = temOutro && <OutroMeio meio={outro} pedido={pedido} />
  return (
    <>
      {/* Above the card's fields, which come later and from elsewhere: a button below them would move away from who presses it. */}
      {meio === 'CARTAO' && noOutro}
      {primeira ? (
        <FormularioTroca
          pedido={pedido}
          formas={doMeio}
          inicial={primeira.idformapagto}
          credito={formas.credito}
          onFeito={() => void reread()}
        />
      ) : (
        <Notice tone="warning">Este pedido não pode ser pago com {nomeOf[meio]}.</Notice>
      )}
      {meio === 'PIX' && noOutro}
    </>
  )
}
