import { useState } from 'react'

import type { Pedido } from '@vitrine/contract'
import { Skeleton } from '@vitrine/ui'

import { FormasNaoLidas } from './formas-nao-lidas.tsx'
import { OpcoesPagamento } from './opcoes-pagamento.tsx'
import { useFormasDoPedido } from './use-formas-do-pedido.ts'
import { useParcelas } from './use-parcelas.ts'

/** How a budget is paid once it is accepted, as fields of the form around: the store's offer holds for all of these. */
export function FormasDoOrcamento({ pedido }: { pedido: Pedido }) {
  const { formas, falha, retry } = useFormasDoPedido(pedido)
  const [escolhida, choose] = useState<string>(pedido.idformapagto)
  const parcelas = useParcelas()
  if (!formas && !falha) return <Skeleton style={{ height: 160 }} />
  // A priced budget can always be paid in the way that it was asked for.
  if (!formas || formas.data.length === 0) return <FormasNaoLidas falha={falha} retry={retry} />
  const primeira = formas.data[0]?.idformapagto ?? null
  return (
    <OpcoesPagamento
      formas={formas.data}
      // Where the store says by which methods, the one that it was asked for by may be none of them.
      value={formas.data.some(({ idformapagto }) => idformapagto === escolhida) ? escolhida : primeira}
      onChange={choose}
      totalOf={(id) => formas.data.find(({ idformapagto }) => idformapagto === id)?.total ?? null}
      credito={formas.credito}
      tipoEntrega={pedido.tipoEntrega}
      parcelas={parcelas}
    />
  )
}
