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
  /** Why, where it is more than the list price: said instead of the question. */
  motivo?: string
  /** The rule that holds, for its colour. */
  look?: string
}

/** 'Por que este preço?': the explanation is loaded when it is opened; without script it is in the page from the start. */
export function PorQue(props: PorQueProps) {
  const { isOpen, props: detalhe } = useDetalhe()
  const isHydrated = useHydrated()
  if (!props.traco?.candidatos.length) return null
  return (
    <details className="por-que" data-look={props.motivo ? props.look : undefined} {...detalhe}>
      <summary>{props.motivo || 'Por que este preço?'}</summary>
      {isOpen && (
        <Parte>
          <PorQueTabela {...props} />
        </Parte>
      )}
      {/* Only in the page as the server sends it: a long cart would carry many closed tables. */}
      {!isHydrated && (
        <noscript>
          <PorQueTabela {...props} />
        </noscript>
      )}
    </details>
  )
}
