import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { Logo, useIsEquipe, useLoja, useSessao } from '#shell'

import { ChipLocal } from './chip-local.tsx'
import { NavegacaoCategorias } from './navegacao-categorias.tsx'

/** Logo, place, search, account, cart; below it the categories (72 + 44, phone 119). */
export function Cabecalho({ busca, lojas, pilula }: Record<'busca' | 'lojas' | 'pilula', ReactNode>) {
  const { slug, nome } = useLoja()
  const isEquipe = useIsEquipe()
  return (
    <header className="topo print:hidden">
      <div className="wrap">
        <div className="topo-linha">
          <Link className="topo-logo" to={urls.loja(slug)} aria-label={`${nome}, início`}>
            <Logo />
          </Link>
          <ChipLocal />
          {busca}
          <nav className="topo-acoes" aria-label="Sua conta">
            {lojas}
            {!isEquipe && (
              <Link to={urls.pedidos(slug)}>
                <Icon name="package" />
                Pedidos
              </Link>
            )}
            <Conta slug={slug} />
          </nav>
          {pilula}
        </div>
        <NavegacaoCategorias />
      </div>
    </header>
  )
}

function Conta({ slug }: { slug: string }) {
  const sessao = useSessao()
  const primeiro = sessao?.nome.split(' ').find(Boolean) ?? 'Conta'
  return sessao ? (
    <Link to={urls.conta(slug)}>
      <Icon name="circle-user-round" />
      <span className="max-w-[9ch] truncate">{primeiro}</span>
    </Link>
  ) : (
    <Link to={urls.entrar(slug)}>
      <Icon name="circle-user-round" />
      Entrar
    </Link>
  )
}
