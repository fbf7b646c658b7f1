import { Link, useLocation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { usePainel, useIsEquipe, useLoja } from '#shell'

/** The five places of a phone; gone from 1024 px, and where a screen has its own bar at the bottom. */
export function BarraInferior() {
  const { slug } = useLoja()
  const { pathname } = useLocation()
  const { aberto, open } = usePainel()
  const isEquipe = useIsEquipe()
  const itens: { nome: string; icone: IconName; para: string; ativo: boolean }[] = [
    {
      nome: 'Início',
      icone: 'house',
      para: urls.loja(slug),
      ativo: pathname === urls.loja(slug) || pathname === '/',
    },
    {
      nome: 'Pedidos',
      icone: 'package',
      para: urls.pedidos(slug),
      ativo: pathname.startsWith(urls.pedidos(slug)),
    },
    {
      nome: 'Carrinho',
      icone: 'shopping-basket',
      para: urls.carrinho(slug),
      ativo: pathname === urls.carrinho(slug),
    },
    {
      nome: 'Conta',
      icone: 'circle-user-round',
      para: urls.conta(slug),
      ativo: pathname === urls.conta(slug),
    },
  ]
  const [inicio, ...outros] = itens
  return (
    <nav className="abas print:hidden" aria-label="Principal">
      {inicio && <Aba {...inicio} />}
      <a
        href={`${urls.loja(slug)}#menu`}
        data-painel="menu"
        aria-current={aberto === 'menu' ? 'page' : undefined}
        onClick={(event) => {
          event.preventDefault()
          open('menu')
        }}
      >
        <Icon name="layout-grid" size={24} />
        Categorias
      </a>
      {outros
        .filter(({ para }) => !isEquipe || para !== urls.pedidos(slug))
        .map((item) => (
          <Aba key={item.para} {...item} />
        ))}
    </nav>
  )
}

function Aba({ nome, icone, para, ativo }: { nome: string; icone: IconName; para: string; ativo: boolean }) {
  return (
    <Link to={para} aria-current={ativo ? 'page' : undefined}>
      <Icon name={icone} size={24} />
      {nome}
    </Link>
  )
}
