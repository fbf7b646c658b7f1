import { Link, useLocation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { asPeca } from '#peca'
import { usePainel, useIsEquipe, useLoja } from '#shell'

/** The five places of a phone; gone from 1024 px, and where a screen has its own bar at the bottom. */
const BarraInteira = () => {
  const { slug } = useLoja()
  const { pathname } = useLocation()
  const { aberto, open } = usePainel()
  const isEquipe = useIsEquipe()
  const inicio = urls.loja(slug)
  const draw = (nome: string, icone: IconName, para: string) => (
    <Aba
      nome={nome}
      icone={icone}
      para={para}
      ativo={para === inicio ? pathname === para || pathname === '/' : pathname.startsWith(para)}
    />
  )
  return (
    <nav className="abas print:hidden" aria-label="Principal">
      {draw('Início', 'house', inicio)}
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
      {!isEquipe && draw('Pedidos', 'package', urls.pedidos(slug))}
      {draw('Carrinho', 'shopping-basket', urls.carrinho(slug))}
      {draw('Conta', 'circle-user-round', urls.conta(slug))}
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

export const BarraInferior = import.meta.env.SSR ? asPeca(BarraInteira, useChave) : BarraInteira

/** Of the address it knows no more than which place it is in. */
function useChave() {
  return ['barra', useLoja().slug, useIsEquipe(), ...useLocation().pathname.split('/', 3)]
}
