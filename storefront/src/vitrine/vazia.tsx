import { Link } from 'react-router'

import type { FiltrosProduto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { buttonClass, EmptyState, Icon } from '@vitrine/ui'

import { useLoja, useRaiz } from '#shell'

import { hrefOfLista, toggleTag } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'

/** No result: what was asked, how many there are without one of the filters, the shelves that have something (ux 1.3.6). */
export function Vazia({ busca, filtros }: { busca: BuscaLista; filtros: FiltrosProduto | null }) {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const semCada = filtros?.semCada ?? []
  return (
    <EmptyState
      icon="search"
      title={busca.sk ? `Nada encontrado para “${busca.sk}”` : 'Nenhum produto aqui'}
      action={
        <div className="grid justify-items-center gap-4">
          {semCada.length > 0 && (
            <p className="flex flex-wrap justify-center gap-2">
              {semCada.map(({ valor, nome, total }) => (
                <Link key={valor} className="chip" to={hrefOfLista(slug, busca, withoutFiltro(busca, valor))}>
                  Sem o filtro {nome} <small>{total.toLocaleString('pt-BR')}</small>
                  <Icon name="x" size={16} />
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
      {semCada.length > 0
        ? 'Com menos filtros há o que ver.'
        : 'Confira a grafia, use menos palavras ou procure pela marca.'}
    </EmptyState>
  )
}

/** `valor` as filtros-produto names it: 'categ', 'preco' (all bands) or a value of tagsPesquisa. */
function withoutFiltro(busca: BuscaLista, valor: string): Partial<BuscaLista> {
  if (valor === 'categ') return { categ: '' }
  if (valor === 'preco') return { tags: busca.tags.filter((tag) => !tag.startsWith('preco:')) }
  return { tags: toggleTag(busca.tags, valor) }
}
