import { Link } from 'react-router'

import { urlsPainel, useTrabalho } from '#shell'

import './politica.css'

const partes = [
  { id: 'politicas', nome: 'Políticas', hrefOf: (slug: string) => urlsPainel.precos(slug) },
  { id: 'tabela', nome: 'Tabela', hrefOf: (slug: string) => urlsPainel.tabelaDePrecos(slug) },
  { id: 'calendario', nome: 'Calendário', hrefOf: (slug: string) => urlsPainel.calendarioDePrecos(slug) },
  { id: 'reajustes', nome: 'Reajustes', hrefOf: (slug: string) => urlsPainel.reajustes(slug) },
] as const

/** The parts of the prices, each a screen. */
export function PartesDosPrecos({ atual }: { atual: (typeof partes)[number]['id'] }) {
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
