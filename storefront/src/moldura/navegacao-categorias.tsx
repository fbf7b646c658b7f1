import { Link, useLocation, useSearchParams } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { asPeca } from '#peca'
import { useOpenPainel, useLoja, useRaiz } from '#shell'
import { PromessaCabecalho } from './promessa-cabecalho.tsx'

const MAX_ITENS = 8

/** The second row of the header, from 1024 px: all categories, the store's menu, the delivery promise. */
const NavegacaoInteira = () => {
  const { slug, config } = useLoja()
  const { categorias } = useRaiz()
  const open = useOpenPainel()
  const [busca] = useSearchParams()
  const { pathname } = useLocation()
  const isLista = pathname === urls.loja(slug) || pathname === '/'
  const itens =
    config.menu.length > 0
      ? config.menu.map(({ nome, categoria }) => ({ nome, categoria }))
      : categorias.map(({ nome, slug }) => ({ nome, categoria: slug }))
  const ativa = isLista ? busca.get('categ') : null
  return (
    <nav className="cats" aria-label="Categorias">
      <a
        className="cats-todas"
        href={`${urls.loja(slug)}#menu`}
        data-painel="menu"
        onClick={(event) => {
          event.preventDefault()
          open('menu')
        }}
      >
        <Icon name="menu" />
        Todas
      </a>
      {itens.slice(0, MAX_ITENS).map(({ nome, categoria }) => (
        <Link
          key={categoria}
          to={urls.lista(slug, { categ: categoria })}
          aria-current={ativa === categoria ? 'page' : undefined}
        >
          {nome}
        </Link>
      ))}
      <PromessaCabecalho />
    </nav>
  )
}

export const NavegacaoCategorias = import.meta.env.SSR ? asPeca(NavegacaoInteira, useChave) : NavegacaoInteira

/** The promise is asked for by the browser. */
function useChave() {
  const { slug, config } = useLoja()
  const categorias = useRaiz().categorias.slice(0, MAX_ITENS)
  const [busca] = useSearchParams()
  const { pathname } = useLocation()
  const ativa = pathname === urls.loja(slug) || pathname === '/' ? busca.get('categ') : null
  return ['navegacao', slug, config.menu, categorias.map((cada) => [cada.nome, cada.slug]), ativa]
}
