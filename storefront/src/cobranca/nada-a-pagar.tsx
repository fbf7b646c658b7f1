import { Link } from 'react-router'

import type { Pedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { buttonClass, Notice } from '@vitrine/ui'

import { useLoja } from '#shell'

import { whyNadaAPagar } from './why-nada-a-pagar.ts'

/** Opened where nothing is to be paid: why, and the way on (O5). */
export function NadaAPagar({ pedido }: { pedido: Pedido }) {
  const { slug } = useLoja()
  const { titulo, texto, caminho } = whyNadaAPagar(pedido)
  return (
    <Notice title={titulo}>
      {texto}
      {caminho && (
        <Link
          className={`${buttonClass({ variant: 'outline', size: 's' })} mt-3`}
          to={caminho === 'FATURAS' ? urls.faturas(slug) : urls.pedido(slug, pedido.numpedido)}
        >
          {caminho === 'FATURAS' ? 'Ver faturas' : 'Ver o pedido'}
        </Link>
      )}
    </Notice>
  )
}
