import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { buttonClass, Icon } from '@vitrine/ui'

import { useLoja } from '#shell'

/** Leads to the review of an order's lines before they go into the cart once more (ux 1.10.3, issue 3). */
export function LinkRepeticao({ numpedido, inline = false }: { numpedido: number; inline?: boolean }) {
  const { slug } = useLoja()
  return (
    <Link
      className={buttonClass({ variant: 'outline', block: !inline })}
      to={urls.revisao(slug, { pedido: numpedido })}
      aria-label={`Repetir pedido ${numpedido}`}
    >
      {inline && <Icon name="repeat" />}
      Repetir
    </Link>
  )
}
