import type { ReactNode } from 'react'

import { Skeleton } from '@vitrine/ui'

import { Parte } from '#shell'

import { useDetalhe } from './use-detalhe.ts'

/** A row of the cart that opens: its content, a file of its own, is there once it is asked for (docs/bytes.md). */
export function Dobra(props: {
  titulo: ReactNode
  nota?: ReactNode
  className?: string
  children: ReactNode
}) {
  const { titulo, nota, className = 'anotacoes', children } = props
  const detalhe = useDetalhe()
  return (
    <details className={className} {...detalhe.props}>
      <summary>
        {titulo}
        {nota && <small className="block truncate">{nota}</small>}
      </summary>
      {detalhe.isOpen && <Parte espera={<Skeleton style={{ height: 72 }} />}>{children}</Parte>}
    </details>
  )
}
