import type { CSSProperties } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'
import { pluralize } from '@vitrine/rules/texto'

import { useLoja, useRaiz } from '#shell'

/** The shelves of the store as tinted tiles, on the home alone. */
export function Departamentos() {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const departamentos = categorias.slice(0, 10)
  return (
    <nav
      className="departamentos"
      aria-label="Departamentos"
      // The number of columns is set beforehand: while the page is arriving, the first tiles would fill the whole row.
      style={{ '--colunas': departamentos.length } as CSSProperties /* a custom property */}
    >
      {departamentos.map(({ idcategoria, nome, icone, fundo, total, slug: categ }) => (
        <Link
          key={idcategoria}
          className="departamento"
          style={{ '--fundo': fundo } as CSSProperties /* a custom property */}
          to={urls.lista(slug, { categ })}
        >
          <b>{nome}</b>
          <small>{pluralize(total, 'item', 'itens')}</small>
          <Icon name={icone as IconName} size={28} /* the catalogue names icons of the sprite */ />
        </Link>
      ))}
    </nav>
  )
}
