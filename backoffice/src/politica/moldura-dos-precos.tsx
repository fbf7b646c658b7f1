import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { EmptyState, Notice, useOffline } from '@vitrine/ui'

import { NaoLido } from '#cadastro'
import { Titulo, urlsPainel, useTrabalho } from '#shell'

import './politica.css'

const partes = [
  { id: 'politicas', nome: 'Políticas', hrefOf: (slug: string) => urlsPainel.precos(slug) },
  { id: 'tabela', nome: 'Tabela', hrefOf: (slug: string) => urlsPainel.tabelaDePrecos(slug) },
  { id: 'calendario', nome: 'Calendário', hrefOf: (slug: string) => urlsPainel.calendarioDePrecos(slug) },
  { id: 'reajustes', nome: 'Reajustes', hrefOf: (slug: string) => urlsPainel.reajustes(slug) },
] as const
type Parte = (typeof partes)[number]['id']

interface MolduraDosPrecosProps {
  parte: Parte
  titulo: string
  /** Of the window; absent: as the heading. */
  aba?: string
  frase: string
  /** What could not be read, where nothing of it is here: 'os reajustes'. */
  oQue: string
  semDireito: boolean
  /** Nothing is written here: a lost connection costs nothing. */
  isSoLeitura?: boolean
  /** Null: it was not read. */
  children: ReactNode
}

/** What surrounds each part of the prices: its heading, the way to the others, and why nothing of it is shown. */
export function MolduraDosPrecos(props: MolduraDosPrecosProps) {
  const { parte, titulo, aba = titulo, frase, oQue, semDireito, isSoLeitura = false, children } = props
  const isOffline = useOffline()
  return (
    <div className="ajustes precos">
      <Titulo>{aba}</Titulo>
      <header>
        <h1>{titulo}</h1>
        <p className="text-ink-muted">{frase}</p>
      </header>
      <Partes atual={parte} />
      {isOffline && !isSoLeitura && (
        <Notice small tone="warning" icon="wifi-off" live="status">
          Sem conexão. O que você escreveu fica aqui; envie quando ela voltar.
        </Notice>
      )}
      {semDireito && (
        <EmptyState icon="lock" title="O seu papel nesta loja não cuida dos preços">
          Peça a quem administra a loja.
        </EmptyState>
      )}
      {!semDireito && !children && <NaoLido>{oQue}</NaoLido>}
      {children}
    </div>
  )
}

/** The parts of the prices, each a screen. */
function Partes({ atual }: { atual: Parte }) {
  const { slug } = useTrabalho().loja
  return (
    <nav aria-label="Partes dos preços" className="lista-vistas">
      {partes.map(({ id, nome, hrefOf }) => (
        <Link key={id} className="chip" to={hrefOf(slug)} aria-current={id === atual ? 'page' : undefined}>
          {nome}
        </Link>
      ))}
    </nav>
  )
}
