import { Link } from 'react-router'

import type { Categoria, FiltrosProduto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { asPeca } from '#peca'
import { useLoja, useRaiz } from '#shell'

import type { BuscaLista } from './busca-url.ts'
import { listCaminho } from './categoria.ts'
import { GruposFiltro } from './grupos-filtro.tsx'

interface ArvoreProps {
  busca: BuscaLista
  filtros: FiltrosProduto | null
  /** The branch that is open. */
  ramo: Categoria | null
}

/** Categories with their counts at the left of a desktop list, the chosen branch open; the filters under them. */
const ArvoreInteira = ({ busca, filtros, ramo }: ArvoreProps) => {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const [raiz, folha] = listCaminho(ramo, busca.categ)
  const current = folha ?? raiz
  return (
    <aside className="lista-lado">
      <nav className="arvore" aria-label="Categorias desta lista">
        {current && (
          <Link className="text-ink-muted" to={urls.loja(slug)}>
            <Icon name="chevron-left" size={16} />
            Todas as categorias
          </Link>
        )}
        {categorias.map((categoria) => {
          const isOpen = categoria.idcategoria === raiz?.idcategoria
          return (
            <div key={categoria.idcategoria}>
              <Link
                to={urls.lista(slug, { categ: categoria.slug })}
                aria-current={current?.idcategoria === categoria.idcategoria ? 'page' : undefined}
                data-aberta={isOpen || undefined}
              >
                <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
                {categoria.nome}
                <small>{categoria.total}</small>
              </Link>
              {isOpen && ramo && ramo.filhas.length > 0 && (
                <ul>
                  {ramo.filhas.map((filha) => (
                    <li key={filha.idcategoria}>
                      <Link
                        to={urls.lista(slug, { categ: filha.slug })}
                        aria-current={folha?.idcategoria === filha.idcategoria ? 'page' : undefined}
                      >
                        {filha.nome}
                        <small>{filha.total}</small>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )
        })}
      </nav>
      {filtros && <GruposFiltro busca={busca} filtros={filtros} />}
    </aside>
  )
}

export const Arvore = import.meta.env.SSR ? asPeca(ArvoreInteira, useChave) : ArvoreInteira

/** Whatever is chosen leads to the first page: which one this is nothing of it says. */
function useChave({ busca, filtros, ramo }: ArvoreProps) {
  return ['arvore', useLoja().slug, useRaiz().categorias, ramo, { ...busca, page: 1 }, filtros]
}
