import { Link } from 'react-router'

import type { FiltrosProduto, PaginaProdutos } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { buttonClass, EmptyState, Icon } from '@vitrine/ui'

import { Cartao } from '#produto'
import { useLoja, useRaiz } from '#shell'

import { hrefOfLista, toggleTag } from './busca-url.ts'
import type { BuscaLista } from './busca-url.ts'
import type { Visao } from './visao.store.ts'

const CHIPS = 'flex flex-wrap justify-center gap-2'

export interface VaziaProps {
  busca: BuscaLista
  filtros: FiltrosProduto | null
  semelhantes: PaginaProdutos['semelhantes']
  visao: Visao
}

/**
 * No result (ux 1.3.6): what was asked, how many there are without one of the filters, what has part of the words or sells most,
 * the shelves that have something. A file of its own: most searches find.
 */
export function Vazia({ busca, filtros, semelhantes, visao }: VaziaProps) {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const semCada = filtros?.semCada ?? []
  const palavras = semelhantes?.palavras ?? []
  return (
    <>
      <EmptyState
        icon="search"
        title={busca.sk ? `Nenhum produto com “${busca.sk}”` : 'Nenhum produto aqui'}
        action={
          <>
            {semCada.length > 0 && (
              <p className={CHIPS}>
                {semCada.map(({ valor, nome, total }) => (
                  <Link
                    key={valor}
                    className="chip"
                    to={hrefOfLista(slug, busca, withoutFiltro(busca, valor))}
                  >
                    Sem o filtro {nome} <small>{formatQuantidade(total)}</small>
                    <Icon name="x" size={16} />
                  </Link>
                ))}
              </p>
            )}
            {palavras.length > 0 && (
              <p className={CHIPS} role="group" aria-label="Buscar uma palavra só">
                {palavras.map((palavra) => (
                  <Link key={palavra} className="chip" to={urls.lista(slug, { sk: palavra })}>
                    <Icon name="search" size={16} />
                    {palavra}
                  </Link>
                ))}
              </p>
            )}
          </>
        }
      >
        {adviceOf(semCada.length > 0, palavras.length > 0)}
      </EmptyState>
      {semelhantes && semelhantes.data.length > 0 && (
        <section className="mb-8" aria-labelledby="semelhantes">
          <h2 id="semelhantes" className="mb-3">
            {palavras.length > 0 ? 'Têm parte das palavras' : 'Mais vendidos'}
          </h2>
          <ul className="shelf" data-visao={visao === 'tabela' ? 'lista' : visao}>
            {semelhantes.data.map((produto) => (
              <Cartao key={produto.id} produto={produto} />
            ))}
          </ul>
        </section>
      )}
      <nav className="grid justify-items-center gap-4" aria-label="Seções da loja">
        <p className={CHIPS}>
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
      </nav>
    </>
  )
}

function adviceOf(hasFiltros: boolean, hasPalavras: boolean): string {
  if (hasFiltros) return 'Com menos filtros há o que ver.'
  if (hasPalavras) return 'Estes produtos têm parte das palavras.'
  return 'Confira a grafia, use menos palavras ou procure pela marca.'
}

/** `valor` as filtros-produto names it: 'categ', 'preco' (all bands) or a value of tagsPesquisa. */
function withoutFiltro(busca: BuscaLista, valor: string): Partial<BuscaLista> {
  if (valor === 'categ') return { categ: '' }
  if (valor === 'preco') return { tags: busca.tags.filter((tag) => !tag.startsWith('preco:')) }
  return { tags: toggleTag(busca.tags, valor) }
}
