import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { useLoja, useModulo } from '#shell'

/** The way to where an order is pasted or a spreadsheet is opened, from wherever one fills a cart (audit P7). */
export function LinkColagem({ className = 'link colar-link' }: { className?: string }) {
  const { slug } = useLoja()
  const temListas = useModulo('lista-compras')
  if (!temListas) return null
  return (
    <Link className={className} to={urls.revisao(slug)}>
      <Icon name="clipboard-paste" size={16} /> Colar pedido
    </Link>
  )
}
