import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

import type { FonteDaPeca } from '@vitrine/contract/janela'
import { urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

import { asPeca } from '#peca'
import { Logo, useIsEquipe, useLoja, useRaiz, useSessao } from '#shell'

import { ChipLocal } from './chip-local.tsx'
import { NavegacaoCategorias } from './navegacao-categorias.tsx'

type Parte = Record<'busca' | 'lojas' | 'pilula', ReactNode>

/** Logo, place, search, account, cart; below it the categories (72 + 44, phone 119). */
export function Cabecalho({ busca, lojas, pilula }: Parte) {
  const { slug, nome } = useLoja()
  return (
    <header className="topo print:hidden">
      <div className="wrap">
        <div className="topo-linha">
          {/* Its picture is asked for in the head, where no piece may leave anything. */}
          <Link className="topo-logo" to={urls.loja(slug)} aria-label={`${nome}, início`}>
            <Logo />
          </Link>
          <LocalEBusca busca={busca} />
          <Acoes lojas={lojas} />
          {pilula}
        </div>
        <NavegacaoCategorias />
      </div>
    </header>
  )
}

function LocalEBuscaInteiros({ busca }: Pick<Parte, 'busca'>) {
  return (
    <>
      <ChipLocal />
      {busca}
    </>
  )
}

const LocalEBusca = import.meta.env.SSR ? asPeca(LocalEBuscaInteiros, useChaveDaBusca) : LocalEBuscaInteiros

/** The server knows no place. What is searched for stands in the field: each search would be a piece of its own. */
function useChaveDaBusca(): FonteDaPeca | null {
  const { loja, categorias, janela } = useRaiz()
  const [search] = useSearchParams()
  if (!loja || search.get('sk')) return null
  const total = categorias.reduce((soma, categoria) => soma + categoria.total, 0)
  return { objeto: loja, resto: `topo ${total} ${janela?.whiteLabel ?? ''}` }
}

function AcoesInteiras({ lojas }: Pick<Parte, 'lojas'>) {
  const { slug } = useLoja()
  const isEquipe = useIsEquipe()
  return (
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
  )
}

const Acoes = import.meta.env.SSR ? asPeca(AcoesInteiras, useChaveDasAcoes) : AcoesInteiras

function useChaveDasAcoes() {
  const { loja, janela } = useRaiz()
  return ['acoes', loja?.slug, janela?.whiteLabel, useIsEquipe(), usePrimeiroNome()]
}

function Conta({ slug }: { slug: string }) {
  const primeiro = usePrimeiroNome()
  return primeiro === null ? (
    <Link to={urls.entrar(slug)}>
      <Icon name="circle-user-round" />
      Entrar
    </Link>
  ) : (
    <Link to={urls.conta(slug)}>
      <Icon name="circle-user-round" />
      <span className="max-w-[9ch] truncate">{primeiro}</span>
    </Link>
  )
}

/** Of who is logged in; null: nobody is. */
function usePrimeiroNome(): string | null {
  const sessao = useSessao()
  return sessao && (sessao.nome.split(' ').find(Boolean) ?? 'Conta')
}
