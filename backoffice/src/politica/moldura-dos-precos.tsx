import type { ReactElement } from 'react'
import { Link } from 'react-router'

import { MolduraDaTela } from '#cadastro'
import { urlsPainel, useTrabalho } from '#shell'

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
  children: ReactElement | false | null
}

/** What surrounds each part of the prices: its heading, the way to the others, and why nothing of it is shown. */
export function MolduraDosPrecos(props: MolduraDosPrecosProps) {
  const { parte, titulo, aba = titulo, frase, oQue, semDireito, isSoLeitura = false, children } = props
  return (
    <MolduraDaTela
      className="ajustes precos"
      titulo={titulo}
      aba={aba}
      frase={frase}
      {...(!isSoLeitura && { conexao: 'ESCREVE' })}
      semDireito={semDireito}
      direito="cuida dos preços"
      partes={<Partes atual={parte} />}
      oQue={oQue}
    >
      {children}
    </MolduraDaTela>
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
