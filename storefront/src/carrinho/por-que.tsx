import { lazy } from 'react'

import type { TracoPreco } from '@vitrine/contract'

import { Parte, useHydrated } from '#shell'

import { useDetalhe } from './use-detalhe.ts'

const PorQueTabela = lazy(() => import('./por-que-tabela.tsx').then((m) => ({ default: m.PorQueTabela })))

export interface PorQueProps {
  /** As the API's field traco_preco: every candidate, its price, the winner and its reason. */
  traco: TracoPreco | undefined
  /** List price, when what is paid is less. */
  preco?: number | null
  /** The coupon's discount on the whole line, in reais. */
  desconto?: number | null
}

/** 'Por que este preço?': what it says is a file of its own, which whoever asks loads; without script it is there from the start. */
export function PorQue(props: PorQueProps) {
  const { isOpen, props: detalhe } = useDetalhe()
  const isHydrated = useHydrated()
  if (!props.traco?.candidatos.length) return null
  return (
    <details className="por-que" {...detalhe}>
      <summary>Por que este preço?</summary>
      {isOpen && (
        <Parte>
          <PorQueTabela {...props} />
        </Parte>
      )}
      {/* React draws it on the server alone; a long cart carries no closed tables once it is alive. */}
      {!isHydrated && (
        <noscript>
          <PorQueTabela {...props} />
        </noscript>
      )}
    </details>
  )
}
