import { Link } from 'react-router'

import type { Produto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { useLoja } from '#shell'

import { labelVariantes } from './label-variantes.ts'

/** The forms this product comes in, as links that keep the place on the page. */
export function Variantes({ produto }: { produto: Produto }) {
  const { slug } = useLoja()
  const { variantesproduto } = produto
  if (variantesproduto.length === 0) return null
  const others = variantesproduto.some(({ id }) => id === produto.id)
    ? variantesproduto
    : [produto, ...variantesproduto]
  const labels = labelVariantes(others)
  return (
    <nav className="mt-4" aria-label="Opções">
      <p className="mb-2 font-semibold">{others.length} opções</p>
      <ul className="flex flex-wrap gap-2">
        {others.map(({ id, name, disponivel }) => (
          <li key={id}>
            <Link
              className="chip"
              data-on={id === produto.id || undefined}
              aria-current={id === produto.id ? 'true' : undefined}
              to={urls.produto(slug, id, name)}
              replace
              preventScrollReset
            >
              <span className={disponivel ? undefined : 'line-through'}>{labels.get(id)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
