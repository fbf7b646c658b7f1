import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { buttonClass, EmptyState, Icon } from '@vitrine/ui'

import { nameOfTag } from '#produto'
import { useLoja, useRaiz } from '#shell'

import { hrefOfLista, toggleTag } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'

/** No result: what was asked, one filter less, and the shelves that have something (ux 1.3.6). */
export function Vazia({ busca }: { busca: BuscaLista }) {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const filtros = [
    ...busca.tags.map((tag) => ({ nome: nameOfTag(tag), change: { tags: toggleTag(busca.tags, tag) } })),
    ...(busca.categ && busca.sk ? [{ nome: 'categoria', change: { categ: '' } }] : []),
  ]
  return (
    <EmptyState
      icon="search"
      title={busca.sk ? `Nada encontrado para “${busca.sk}”` : 'Nenhum produto aqui'}
      action={
        <div className="grid justify-items-center gap-4">
          {filtros.length > 0 && (
            <p className="flex flex-wrap justify-center gap-2">
              {filtros.map(({ nome, change }) => (
                <Link key={nome} className="chip" to={hrefOfLista(slug, busca, change)}>
                  Sem o filtro {nome} <Icon name="x" size={16} />
                </Link>
              ))}
            </p>
          )}
          <p className="flex flex-wrap justify-center gap-2">
            {categorias.slice(0, 6).map((categoria) => (
              <Link
                key={categoria.idcategoria}
                className="chip"
                to={urls.lista(slug, { categ: categoria.slug })}
              >
                {categoria.nome} <small>{categoria.total}</small>
              </Link>
            ))}
          </p>
          <Link className={buttonClass({ variant: 'outline' })} to={urls.loja(slug)}>
            Ver todos os produtos
          </Link>
        </div>
      }
    >
      Confira a grafia, use menos palavras ou procure pela marca.
    </EmptyState>
  )
}
