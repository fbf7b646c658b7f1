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
  const quantas = itens.length
  if (quantas === 0) return null
  // On a tablet no place stays empty. Said here: a rule that asks for the last tile moves them as the page comes.
  const colunas = quantas % 3 ? Math.min(5, quantas) : 3
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
        style={{ '--n': quantas, '--c': colunas } as CSSProperties /* custom properties */}
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
