import { useState } from 'react'

import type { Pedido } from '@vitrine/contract'
import { Notice, Skeleton } from '@vitrine/ui'

import { OpcoesPagamento } from './opcoes-pagamento.tsx'
import { useFormasDoPedido } from './use-formas-do-pedido.ts'
import { useParcelas } from './use-parcelas.ts'

/** How a budget is paid once it is accepted, as fields of the form around: the store's offer holds for all of these. */
export function FormasDoOrcamento({ pedido }: { pedido: Pedido }) {
  const formas = useFormasDoPedido(pedido)
  const [escolhida, choose] = useState<string>(pedido.idformapagto)
  const parcelas = useParcelas()
  if (!formas) return <Skeleton style={{ height: 160 }} />
  if (formas.data.length === 0)
    return <Notice tone="danger">As formas de pagamento não carregaram. Recarregue a página.</Notice>
  return (
    <OpcoesPagamento
      formas={formas.data}
      value={escolhida}
      onChange={choose}
      totalOf={(id) => formas.data.find(({ idformapagto }) => idformapagto === id)?.total ?? null}
      credito={formas.credito}
      tipoEntrega={pedido.tipoEntrega}
      parcelas={parcelas}
    />
  )
}
