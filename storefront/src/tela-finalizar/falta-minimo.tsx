import { Link } from 'react-router'

import type { FormaEntrega } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { Notice } from '@vitrine/ui'

import { useLoja } from '#shell'

/** 'Faltam R$ 38,10 para o pedido mínimo de R$ 60,00.' (ux 1.6.2). */
export function FaltaMinimo({ forma, subtotal }: { forma: FormaEntrega; subtotal: number }) {
  const { slug } = useLoja()
  const minimo = forma.pedido_minimo ?? 0
  return (
    <Notice tone="warning" className="mt-4" action={<Link to={urls.loja(slug)}>Ver produtos</Link>}>
      Faltam <b>{formatReais(sumReais(minimo, -subtotal))}</b> para o pedido mínimo de {formatReais(minimo)}.
    </Notice>
  )
}
