import type { CSSProperties } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'
import { pluralize } from '@vitrine/rules/texto'

import { asPeca } from '#peca'
import { useLoja, useRaiz } from '#shell'

const MAX = 10

/** The shelves of the store as tinted tiles, on the home alone. */
const DepartamentosInteiros = () => {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const departamentos = categorias.slice(0, MAX)
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

export const Departamentos = import.meta.env.SSR
  ? asPeca(DepartamentosInteiros, useChave)
  : DepartamentosInteiros

function useChave() {
  return ['departamentos', useLoja().slug, useRaiz().categorias.slice(0, MAX)]
}
