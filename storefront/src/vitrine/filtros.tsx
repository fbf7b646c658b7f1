import { Link, useSearchParams } from 'react-router'

import { Icon } from '@vitrine/ui'

import { useLoja, useRaiz } from '#shell'

import { hrefOfLista, readBusca } from './busca-url.ts'

/** "Filtrar e ordenar" of a phone: each choice is a link that takes effect at once. */
export function Filtros() {
  const { slug, ordenacoes_produto } = useLoja()
  const { categorias } = useRaiz()
  const [search] = useSearchParams()
  const busca = readBusca(search)
  const atual = busca.ordenacao || ordenacoes_produto[0]?.codigo
  return (
    <div className="menu-lateral">
      <h3 className="mb-1">Ordem</h3>
      {ordenacoes_produto.map(({ codigo, nome }) => (
        <Link
          key={codigo}
          replace
          className="menu-linha"
          to={hrefOfLista(slug, busca, { ordenacao: codigo })}
        >
          {nome}
          {codigo === atual && <Icon name="check" className="ml-auto" label="escolhida" />}
        </Link>
      ))}
      <h3 className="mt-4 mb-1">Categoria</h3>
      {categorias.map((categoria) => (
        <Link
          key={categoria.idcategoria}
          replace
          className="menu-linha"
          to={hrefOfLista(slug, busca, { categ: categoria.slug })}
        >
          {categoria.nome}
          <small>{categoria.total}</small>
        </Link>
      ))}
    </div>
  )
}
