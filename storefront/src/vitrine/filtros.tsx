import { Link, useNavigation, useRouteLoaderData, useSearchParams } from 'react-router'

import { sayTotal } from '@vitrine/rules/texto'
import { Button, Icon } from '@vitrine/ui'

import { MenuLateral } from '#menu'
import { useLoja, useRaiz } from '#shell'
import type { ConteudoProps } from '#shell'

import { hrefOfLista, readBusca } from './busca-url.ts'
import { GruposFiltro } from './grupos-filtro.tsx'
import type { DadosLista } from './load-lista.ts'
import { useOrdenacoes } from './use-ordenacoes.ts'

/** The sheet stays while its choices take effect behind it; closing it leaves them (see usePainel). */
const link = { hash: '#filtros', replace: true }

/** "Filtrar e ordenar" of a phone: each choice is a link that takes effect at once; the button counts live (ux 1.3.2). */
export function Filtros({ close }: ConteudoProps) {
  const { slug } = useLoja()
  const { categorias } = useRaiz()
  const dados = useRouteLoaderData<DadosLista>('lista')
  const [search] = useSearchParams()
  const busca = readBusca(search)
  const ordenacoes = useOrdenacoes(dados?.pagina?.listaTemPrecos ?? true)
  const isLoading = useNavigation().state === 'loading'
  // How many of a search or of a filter there are on each shelf is not counted here.
  const isInteira = !busca.sk && busca.tags.length === 0
  const atual = busca.ordenacao || ordenacoes[0]?.codigo
  const total = sayTotal(dados?.pagina ?? { totalItems: 0 })
  return (
    <MenuLateral>
      <h3 className="mb-1">Ordem</h3>
      {ordenacoes.map(({ codigo, nome }) => (
        <Link
          key={codigo}
          replace
          preventScrollReset
          className="menu-linha"
          to={hrefOfLista(slug, busca, { ordenacao: codigo }) + link.hash}
        >
          {nome}
          {codigo === atual && <Icon name="check" className="ml-auto" label="escolhida" />}
        </Link>
      ))}
      {dados?.filtros && <GruposFiltro busca={busca} filtros={dados.filtros} link={link} />}
      <h3 className="mt-4 mb-1">Categoria</h3>
      {categorias.map((categoria) => (
        <Link
          key={categoria.idcategoria}
          replace
          className="menu-linha"
          to={hrefOfLista(slug, busca, { categ: categoria.slug }) + link.hash}
        >
          {categoria.nome}
          {isInteira && <small>{categoria.total}</small>}
        </Link>
      ))}
      <div className="filtros-pe">
        <Button variant="brand" size="buy" block loading={isLoading} onClick={close}>
          Ver {total}
        </Button>
      </div>
    </MenuLateral>
  )
}
