import type { CSSProperties } from 'react'
import { Link } from 'react-router'

import type { SecaoDe } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { pluralize } from '@vitrine/rules/texto'

import { Foto } from '#imagem'
import { useLoja } from '#shell'

import type { CategoriaDaSecao } from './load-pagina-inicial.ts'

interface CategoriasProps {
  secao: SecaoDe<'CATEGORIAS'>
  categorias: CategoriaDaSecao[] | undefined
}

/** Categories, each with the picture of one of its products; one that has nothing to sell now is left out. */
export function Categorias({ secao, categorias }: CategoriasProps) {
  const { slug } = useLoja()
  const itens = secao.itens.flatMap((item) => {
    const categoria = categorias?.find(({ slug }) => slug === item.categ)
    return categoria ? [{ ...item, categoria }] : []
  })
  if (itens.length === 0) return null
  return (
    <nav className="section" aria-label={secao.titulo || 'Categorias'}>
      {secao.titulo && (
        <div className="section-head">
          <h2>{secao.titulo}</h2>
        </div>
      )}
      <ul
        className="pi-azulejos"
        data-forma={secao.forma}
        style={{ '--n': itens.length } as CSSProperties /* a custom property */}
      >
        {itens.map(({ categ, nome, imagem, categoria }) => (
          <li key={categ}>
            <Link
              to={urls.lista(slug, { categ })}
              style={{ '--fundo': imagem?.cor ?? categoria.fundo } as CSSProperties /* a custom property */}
            >
              <b>{nome ?? categoria.nome}</b>
              <small>{pluralize(categoria.total, 'item', 'itens')}</small>
              {imagem && <Foto imagem={{ ...imagem, alt: '' }} sizes="120px" ate={320} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
