import { lazy, useEffect, useRef } from 'react'

import { Notice } from '@vitrine/ui'

import { Parte } from '#shell'

import type { ItemResumo, EstadoFinalizar } from '#submissao'

const SaidasDaRecusa = lazy(() =>
  import('./saidas-da-recusa.tsx').then((m) => ({ default: m.SaidasDaRecusa })),
)

export type Recusado = Exclude<EstadoFinalizar, { tipo: 'endereco' }>

export interface RecusaProps {
  estado: Recusado
  itens: readonly ItemResumo[]
  /** What a total comes to by the chosen method, interest included. */
  apagarDe: (total: number) => number
}

/** Why the order was refused; it takes the focus and offers the next step (ux 1.7.4). */
export function Recusa({ estado, itens, apagarDe }: RecusaProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [estado])
  return (
    <div ref={panel} tabIndex={-1} className="mb-5">
      <Notice tone={estado.tipo === 'duplicado' ? 'warning' : 'danger'} live="alert">
        {estado.mensagem}
        {/* Without a connection its file would not come, and there is nothing to choose. */}
        {!(estado.tipo === 'recusado' && estado.semConexao) && (
          <Parte>
            <SaidasDaRecusa {...{ estado, itens, apagarDe }} />
          </Parte>
        )}
      </Notice>
    </div>
  )
}
